import { Button, Meter, useJoin } from '@console-widgets/ui'
import { countFiles, type FolderPlan, type PlannedSet, type RefusedFile } from '../folder/plan-folder.ts'
import { missingLanguages } from '../folder/missing-languages.ts'
import type { Version } from '../data.ts'
import { useFolderText, useVersionsText } from '../generated/text.ts'
import { fieldOfMedia, findMedia, steepestScreenshot, versionLimits } from '../model.ts'
import { useMediaName } from './media-choice.tsx'
import { TryAgain } from './try-again.tsx'
import { useLanguageName } from './use-language-name.ts'
import { isGeneral } from './use-media-of.ts'

interface FolderReportProps {
  version: Version
  plan: FolderPlan
  /** Number of uploaded files while they are sent. */
  sent: number | undefined
  error: string | undefined
  onRetry: (() => void) | undefined
  onSend: () => void
  onClose: () => void
  /** Adds the language of a folder to the version. Undefined: nothing can be added now. */
  onAddLanguage: ((lang: string) => void) | undefined
}

/** Where the files of a folder go, and which aren't used, before and while they are sent. */
export function FolderReport({
  version,
  plan,
  sent,
  error,
  onRetry,
  onSend,
  onClose,
  onAddLanguage,
}: FolderReportProps) {
  const text = useFolderText()
  const ofVersions = useVersionsText()
  const count = countFiles(plan)
  const isSending = sent !== undefined
  return (
    <div className="flex flex-col gap-4">
      {count === 0 && plan.refused.length === 0 ? <p>{text('versions.folder.empty')}</p> : null}
      {count > 0 ? (
        <ul
          aria-label={text('versions.folder.places')}
          className="flex flex-col divide-y divide-line rounded-md border border-line"
        >
          {plan.icon ? <Place title={ofVersions('versions.icon')} files={[plan.icon]} /> : null}
          {plan.sets.map((set) => (
            <SetPlace key={fieldOfMedia(set.key)} version={version} set={set} />
          ))}
        </ul>
      ) : null}
      {plan.refused.length > 0 ? <Refused files={plan.refused} /> : null}
      {isSending || !onAddLanguage ? null : <MissingLanguages {...{ version, plan, onAddLanguage }} />}
      {isSending ? (
        <Meter
          label={text('versions.folder.sending', { done: sent, count })}
          value={sent}
          max={Math.max(1, count)}
          tone="accent"
        />
      ) : null}
      {error === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <TryAgain run={onRetry} />
      <div className="flex flex-wrap gap-3">
        {count > 0 ? (
          <Button tone="primary" pending={isSending} onClick={onSend}>
            {text('versions.folder.upload', { count })}
          </Button>
        ) : null}
        <Button disabled={isSending} onClick={onClose}>
          {text(count > 0 ? 'versions.folder.cancel' : 'versions.folder.close')}
        </Button>
      </div>
    </div>
  )
}

interface MissingLanguagesProps {
  version: Version
  plan: FolderPlan
  onAddLanguage: (lang: string) => void
}

/** Buttons that add the languages of folders that the version has no text in. */
function MissingLanguages({ version, plan, onAddLanguage }: MissingLanguagesProps) {
  const text = useFolderText()
  const nameOf = useLanguageName()
  const missing = missingLanguages(
    plan,
    version.languages.map(({ lang }) => lang),
  )
  if (missing.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2">
      {missing.map((lang) => (
        <Button key={lang} icon="add" onClick={() => onAddLanguage(lang)}>
          {text('versions.folder.addLanguage', { language: nameOf(lang) })}
        </Button>
      ))}
    </div>
  )
}

/** What a language and device get, and what that replaces. */
function SetPlace({ version, set }: { version: Version; set: PlannedSet }) {
  const text = useFolderText()
  const ofVersions = useVersionsText()
  const nameOf = useMediaName()
  const join = useJoin()
  const { key, screenshots, feature, video } = set
  const { materials } = version
  const replaced = (isGeneral(key) ? materials : findMedia(materials.media, key))?.screenshots.length ?? 0
  const parts = [
    ...(screenshots.length > 0 ? [text('versions.folder.screenshots', { count: screenshots.length })] : []),
    ...(feature ? [ofVersions('versions.feature-image')] : []),
    ...(video ? [ofVersions('versions.video')] : []),
  ]
  return (
    <Place
      title={nameOf(key)}
      detail={join.names(parts)}
      note={screenshots.length > 0 && replaced > 0 ? text('versions.folder.replaces', { count: replaced }) : undefined}
      files={[...screenshots, ...(feature ? [feature] : []), ...(video ? [video] : [])]}
    />
  )
}

interface PlaceProps {
  title: string
  detail?: string
  note?: string | undefined
  files: readonly File[]
}

function Place({ title, detail, note, files }: PlaceProps) {
  const join = useJoin()
  return (
    <li className="flex flex-col gap-0.5 px-3 py-2">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-medium">{title}</span>
        {detail === undefined ? null : <span>{detail}</span>}
        {note === undefined ? null : <span className="text-warning">{note}</span>}
      </p>
      <p className="font-mono text-sm wrap-anywhere text-muted">{join.names(files.map(({ name }) => name))}</p>
    </li>
  )
}

/** Files that aren’t used, by reason: many usually have the same. */
function Refused({ files }: { files: readonly RefusedFile[] }) {
  const text = useFolderText()
  const title = text('versions.folder.refused', { count: files.length })
  const join = useJoin()
  const counts = { tooMany: versionLimits.mostScreenshots, steep: steepestScreenshot }
  const byReason = new Map<string, string[]>()
  for (const { path, misfit, sample } of files) {
    const count = counts[misfit as keyof typeof counts] ?? 0
    const reason = text(`versions.folder.misfit.${misfit}`, { sample, count })
    byReason.set(reason, [...(byReason.get(reason) ?? []), path])
  }
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{title}</h3>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that keys have to reach it
        tabIndex={0}
        role="region"
        aria-label={title}
        className="max-h-60 overflow-auto rounded-md border border-line focus-ring"
      >
        <ul className="divide-y divide-line">
          {[...byReason].map(([reason, paths]) => (
            <li key={reason} className="flex flex-col gap-0.5 px-3 py-1.5 text-sm">
              <span className="text-danger">{reason}</span>
              <span className="font-mono wrap-anywhere">{join.names(paths)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
