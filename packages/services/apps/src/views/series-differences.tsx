import { formatNumber, SmallTable, useLocale } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import { useDetailsText, useSeriesText } from '../generated/text.ts'
import type { AppSeries, SeriesMember } from '../series/data.ts'
import { KindNames } from './app-facts.tsx'
import { useLanguageChoices } from './use-detail-choices.ts'
import { useTypeChoices } from './use-choices.ts'

interface ComparedField {
  label: string
  /** What is compared. */
  value(member: SeriesMember): unknown
  show(member: SeriesMember): ReactNode
}

/** Fields that users expect to be the same in all apps of a series. */
function useComparedFields(): readonly ComparedField[] {
  const text = useDetailsText()
  const locale = useLocale()
  const types = useTypeChoices()
  const languages = useLanguageChoices()
  const priceOf = ({ price, currency }: SeriesMember) =>
    price === null || currency === null
      ? text('apps.free')
      : formatNumber(price / 100, locale, { style: 'currency', currency })
  const typeOf = ({ parentType }: SeriesMember) => types.find(({ value }) => value === parentType)?.label
  const languageOf = ({ defaultLang }: SeriesMember) =>
    languages.find(({ value }) => value === defaultLang)?.label ?? defaultLang
  const versionOf = ({ onShelfVersion }: SeriesMember) => onShelfVersion ?? text('apps.notLive')
  return [
    { label: text('apps.name'), value: ({ appName }) => appName, show: ({ appName }) => appName },
    { label: text('apps.type'), value: typeOf, show: typeOf },
    {
      label: text('apps.kind'),
      value: ({ childType, grandChildType }) => `${childType} ${grandChildType}`,
      show: (member) => <KindNames app={member} />,
    },
    { label: text('apps.price'), value: priceOf, show: priceOf },
    { label: text('apps.language'), value: languageOf, show: languageOf },
    { label: text('apps.liveVersion'), value: versionOf, show: versionOf },
  ]
}

/** Fields in which the apps of a series differ, side by side. */
export function SeriesDifferences({ series: { members } }: { series: AppSeries }) {
  const text = useSeriesText()
  const fields = useComparedFields().filter(({ value }) => new Set(members.map(value)).size > 1)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 className="text-sm font-semibold">{text('series.differences')}</h3>
      {fields.length === 0 ? (
        <p className="text-sm text-muted">{text('series.differences.none')}</p>
      ) : (
        <SmallTable
          stacks
          scrolls
          label={text('series.differences')}
          rows={fields}
          keyOf={({ label }) => label}
          columns={[
            { id: 'field', header: text('series.differences.field'), cell: ({ label }) => label, rowHeader: true },
            ...members.map((member) => ({
              id: member.appId,
              header: member.appName,
              cell: ({ show }: ComparedField) => show(member),
            })),
          ]}
        />
      )}
    </div>
  )
}
