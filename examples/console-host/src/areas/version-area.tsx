export default function VersionArea(_: { appId: string; versionId?: string; edit?: boolean }) {
  return null
}
