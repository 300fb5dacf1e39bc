import { Comparison, Dialog, DialogContent, ErrorState, Skeleton, useData, useJoin } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { historyData, type Version, type VersionItem } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'
import { textColumns } from '../model.ts'

export interface HistoryComparisonProps {
  version: Version
  /** The previous version, read in full. */
  other: VersionItem
  onClose: () => void
}

/** Compares a previous version with the one on the page. */
export function HistoryComparison({ version, other, onClose }: HistoryComparisonProps) {
  const text = useVersionsText()
  const { read } = useData(historyData, version.appId)
  const [known, setKnown] = useState<{ version: Version } | { error: unknown }>()
  useEffect(() => {
    let wanted = true
    read(other.versionId).then(
      (answer) => wanted && setKnown(answer),
      (error: unknown) => wanted && setKnown({ error }),
    )
    return () => {
      wanted = false
    }
  }, [read, other.versionId])
  const nameOf = (each: { versionNumber: string | null }) => each.versionNumber ?? text('versions.unnamed')
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={text('versions.compare.title', { one: nameOf(other), other: nameOf(version) })}
        size="large"
        closeLabel={text('versions.close')}
      >
        {known === undefined ? (
          <Skeleton lines={6} />
        ) : 'error' in known ? (
          <ErrorState error={known.error} />
        ) : (
          <Differences before={known.version} after={version} />
        )}
      </DialogContent>
    </Dialog>
  )
}

function Differences({ before, after }: { before: Version; after: Version }) {
  const text = useVersionsText()
  const join = useJoin()
  const texts = (version: Version) => version.languages.find(({ lang }) => lang === version.defaultLang)
  return (
    <Comparison
      label={text('versions.compare')}
      beforeLabel={before.versionNumber ?? text('versions.unnamed')}
      afterLabel={after.versionNumber ?? text('versions.unnamed')}
      values={[
        { label: text('versions.code'), before: before.versionCode, after: after.versionCode },
        ...textColumns.map((name) => ({
          label: text(`versions.texts.${name}`),
          before: texts(before)?.[name],
          after: texts(after)?.[name],
        })),
        {
          label: text('versions.languages'),
          before: join.names(before.languages.map(({ lang }) => lang)),
          after: join.names(after.languages.map(({ lang }) => lang)),
        },
        {
          label: text('versions.countries'),
          before: join.names(before.publishCountry),
          after: join.names(after.publishCountry),
        },
        { label: text('versions.privacyPolicy'), before: before.privacyPolicy, after: after.privacyPolicy },
      ]}
    />
  )
}
