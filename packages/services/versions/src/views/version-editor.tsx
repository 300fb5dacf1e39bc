import { mayLeave } from '@console-widgets/data'
import {
  Callout,
  DetailPage,
  QueryView,
  useData,
  useStrayDrops,
  useIsBelowName,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { versionData } from '../data.ts'
import { type Section, sections } from '../model.ts'
import { routes } from '../routes.ts'
import { useVersionsText } from '../generated/text.ts'
import { UndoProvider } from '../undo/undo-provider.tsx'
import { CountriesSection } from './countries-section.tsx'
import { MaterialsSection } from './materials-section.tsx'
import { PackageSection } from './package-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { ReleaseSection } from './release-section.tsx'
import { ReviewResult } from './review-result.tsx'
import { TextsSection } from './texts-section.tsx'
import { useLocked } from './use-reason.ts'
import { VersionStatus } from './version-status.tsx'
import { useVersionTitle } from './version-title.ts'
import type { SectionProps, TextsPreview } from './section-props.ts'

export interface VersionEditorProps {
  /** ID of the app. */
  appId: string
  /** Version to edit. Default: the one in progress. */
  versionId?: string
  /** Called when the editor is left. Default: navigates to the version's page. */
  onDone?: (detail: { appId: string; versionId: string }) => void
}

/** Props of an editor on a page that knows how the store shows an app. */
export interface PreviewedEditorProps extends VersionEditorProps {
  /** Draws the store page beside the texts, while they are typed. Default: only the fields. */
  preview?: TextsPreview
}

const views: Record<Section, (props: SectionProps) => React.ReactNode> = {
  package: PackageSection,
  materials: MaterialsSection,
  texts: TextsSection,
  countries: CountriesSection,
  privacy: PrivacySection,
  release: ReleaseSection,
}

/** Editor of a version, in sections that are saved together. */
export default function VersionEditor(props: VersionEditorProps) {
  return <PreviewedEditor {...props} />
}

/** Editor of a version, with what the store shows beside its texts. */
export function PreviewedEditor(props: PreviewedEditorProps) {
  const text = useVersionsText()
  const { version: query } = useData(versionData, props.appId, props.versionId)
  return (
    <QueryView query={query}>
      {({ version, hostedPolicy }) =>
        version ? (
          <UndoProvider key={version.versionId} version={version}>
            <Editor {...props} version={version} hostedPolicy={hostedPolicy} />
          </UndoProvider>
        ) : (
          <Callout>{text('versions.emptyBody')}</Callout>
        )
      }
    </QueryView>
  )
}

function Editor({ version, hostedPolicy, onDone, preview }: PreviewedEditorProps & SectionProps) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const locked = useLocked(version)
  useStrayDrops()
  const shown = sections.filter(
    (section) => version.releaseType !== 6 || section === 'package' || section === 'texts' || section === 'privacy',
  )
  const belowName = useIsBelowName()
  const title = useVersionTitle(version)
  const name = version.versionNumber ?? text('versions.unnamed')
  const open = (section: Section) =>
    version.preChecks.filter((check) => check.section === section && !check.passed).length
  return (
    <DetailPage
      title={
        belowName
          ? text('versions.editor.titleBelowName', { version: title })
          : text('versions.editor.title', { app: version.appName, version: name })
      }
      parents={[
        { label: text('versions.title'), to: routeTo('versions.list', version) },
        { label: name, to: routeTo('versions.version', version) },
      ]}
      status={<VersionStatus version={version} />}
      next={{
        label: text('versions.editor.done'),
        async run() {
          if (!onDone) place.go(routeTo('versions.version', version))
          else if (await mayLeave(place)) onDone({ appId: version.appId, versionId: version.versionId })
        },
      }}
      notice={locked ? <Callout tone="warning">{locked}</Callout> : <ReviewResult version={version} />}
      tabParameter="section"
      tabs={shown.map((section) => {
        const View = views[section]
        return {
          id: section,
          label: text(`versions.section.${section}`),
          count: open(section) || undefined,
          content: () => <View version={version} hostedPolicy={hostedPolicy} preview={preview} />,
        }
      })}
    />
  )
}
