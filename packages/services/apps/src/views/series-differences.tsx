import { cva, formatNumber, useLocale } from '@console-widgets/ui'
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
        <DifferenceTable members={members} fields={fields} />
      )}
    </div>
  )
}

const fieldLook = cva([
  'block text-start font-medium',
  '@md:table-cell @md:py-1.5 @md:pe-3 @md:align-top @md:font-normal @md:text-muted',
])

/**
 * The differences as a table. In a narrow place, each field is a block: its name, and below it the apps with their
 * values. Blocks have no roles of their own, so the parts name them.
 */
function DifferenceTable({ members, fields }: { members: readonly SeriesMember[]; fields: readonly ComparedField[] }) {
  const text = useSeriesText()
  const label = text('series.differences')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the keys where it is too wide
    <div role="region" aria-label={label} tabIndex={0} className="@container overflow-x-auto focus-ring">
      <table role="table" aria-label={label} className="block w-full text-sm @md:table">
        <thead role="rowgroup" className="sr-only @md:not-sr-only @md:table-header-group">
          <tr role="row" className="border-b border-line text-muted">
            <th role="columnheader" scope="col" className="py-1.5 pe-3 text-start font-medium">
              {text('series.differences.field')}
            </th>
            {members.map(({ appId, appName }) => (
              <th key={appId} role="columnheader" scope="col" className="min-w-32 px-3 py-1.5 text-start font-medium">
                {appName}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block divide-y divide-line @md:table-row-group">
          {fields.map(({ label: field, show }) => (
            <tr key={field} role="row" className="grid gap-1 py-2 @md:table-row">
              <th role="rowheader" scope="row" className={fieldLook()}>
                {field}
              </th>
              {members.map((member) => (
                <td
                  key={member.appId}
                  role="cell"
                  className="grid grid-cols-2 gap-3 @md:table-cell @md:px-3 @md:py-1.5 @md:align-top"
                >
                  <span aria-hidden className="text-muted @md:hidden">
                    {member.appName}
                  </span>
                  <span className="[overflow-wrap:anywhere]">{show(member)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
