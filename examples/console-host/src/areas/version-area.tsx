import { ReleaseCockpit, VersionEditor, VersionList } from '@console-widgets/versions'

export interface VersionAreaProps {
  appId: string
  versionId?: string | undefined
  edit?: boolean | undefined
}

/** The versions of an app, the release of one, or its editor. */
export default function VersionArea({ appId, versionId, edit }: VersionAreaProps) {
  if (versionId === undefined) return <VersionList appId={appId} />
  return edit ? (
    <VersionEditor appId={appId} versionId={versionId} />
  ) : (
    <ReleaseCockpit appId={appId} versionId={versionId} />
  )
}
