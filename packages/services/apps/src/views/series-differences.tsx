import { formatNumber, useLocale } from '@console-widgets/ui'
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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls with the keys where it is too wide
        <div role="region" aria-label={text('series.differences')} tabIndex={0} className="overflow-x-auto focus-ring">
          <table aria-label={text('series.differences')} className="w-full text-sm">
            <thead>
              <tr className="border-b border-line text-muted">
                <th scope="col" className="py-1.5 pe-3 text-start font-medium">
                  {text('series.differences.field')}
                </th>
                {members.map(({ appId, appName }) => (
                  <th key={appId} scope="col" className="min-w-32 px-3 py-1.5 text-start font-medium">
                    {appName}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {fields.map(({ label, show }) => (
                <tr key={label}>
                  <th scope="row" className="py-1.5 pe-3 text-start align-top font-normal text-muted">
                    {label}
                  </th>
                  {members.map((member) => (
                    <td key={member.appId} className="px-3 py-1.5 align-top">
                      {show(member)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
