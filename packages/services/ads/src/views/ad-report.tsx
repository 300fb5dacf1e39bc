import {
  DateTimeField,
  KpiTile,
  QueryView,
  ResourceList,
  Segmented,
  useData,
  icons,
  useLanguage,
} from '@console-widgets/ui'
import { useState } from 'react'
import { dateInputText, formatUtcDate } from '@console-widgets/core/formats'
import { dayStart } from '../days.ts'
import { type Report, reportData, type ReportGroup, type ReportRow } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { useAdWords } from './use-ad-words.ts'

const groups = ['day', 'project', 'material', 'country', 'app'] as const

/** What ads cost and brought, in groups, with a file of it. */
export default function AdReport() {
  const text = useAdsText()
  const [groupBy, setGroupBy] = useState<ReportGroup>('day')
  // Without days, the platform answers for the last 30 on its own clock.
  const [from, setFrom] = useState<number>()
  const [to, setTo] = useState<number>()
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap items-end gap-4">
        <Segmented
          label={text('ads.groupBy')}
          value={groupBy}
          onChange={setGroupBy}
          choices={groups.map((value) => ({ value, label: text(`ads.group.${value}`) }))}
        />
        <DateTimeField
          label={text('ads.from')}
          dateOnly
          {...(from === undefined ? {} : { value: from })}
          onChange={setFrom}
        />
        <DateTimeField label={text('ads.to')} dateOnly {...(to === undefined ? {} : { value: to })} onChange={setTo} />
      </div>
      <Rows key={groupBy} groupBy={groupBy} startTime={localDay(from)} endTime={localDay(to)} />
    </div>
  )
}

/** The day that a field shows, in the time zone of its user. */
const localDay = (time: number | undefined) => (time === undefined ? '' : dateInputText(time, true).replaceAll('-', ''))

function Rows({ groupBy, startTime, endTime }: { groupBy: ReportGroup; startTime: string; endTime: string }) {
  const text = useAdsText()
  const language = useLanguage()
  const { countryName, writeMoney, writeNumber, writePer, writeShare } = useAdWords()
  const { rows, report } = useData(reportData, groupBy, startTime, endTime)
  const nameOf = ({ key, name }: ReportRow) =>
    groupBy === 'day' ? formatUtcDate(dayStart(key), language) : groupBy === 'country' ? countryName(key) : name
  return (
    <>
      <QueryView query={report}>{({ totals }) => <Totals totals={totals} />}</QueryView>
      <ResourceList
        list={rows}
        title={text('ads.report')}
        description={text('ads.rule')}
        columns={[
          { id: 'name', header: text(`ads.group.${groupBy}`), cell: nameOf, value: nameOf, primary: true },
          { id: 'currency', header: text('ads.currency'), hidden: true, width: 90 },
          {
            id: 'impressions',
            header: text('ads.impressions'),
            cell: ({ impressions }) => writeNumber(impressions),
            align: 'end',
            width: 100,
          },
          {
            id: 'clicks',
            header: text('ads.clicks'),
            cell: ({ clicks }) => writeNumber(clicks),
            align: 'end',
            width: 90,
          },
          {
            id: 'spend',
            header: text('ads.spend'),
            cell: ({ spend, currency }) => writeMoney(spend, currency),
            value: ({ spend }) => spend / 100,
            align: 'end',
            width: 110,
          },
          {
            id: 'installs',
            header: text('ads.installs'),
            cell: ({ installs }) => writeNumber(installs),
            align: 'end',
            width: 112,
          },
          {
            id: 'perInstall',
            header: text('ads.perInstall'),
            cell: ({ spend, installs, currency }) => writePer(spend, installs, currency),
            value: ({ spend, installs }) => (installs === 0 ? null : Math.round(spend / installs) / 100),
            align: 'end',
            width: 130,
          },
          {
            id: 'keptDay7',
            header: text('ads.kept'),
            cell: ({ keptDay7, oldEnough }) => writeShare(oldEnough === 0 ? null : keptDay7 / oldEnough),
            align: 'end',
            width: 124,
          },
          {
            id: 'revenue',
            header: text('ads.revenue'),
            cell: ({ revenue, currency }) => writeMoney(revenue, currency),
            value: ({ revenue }) => revenue / 100,
            align: 'end',
            width: 110,
          },
          {
            id: 'conversions',
            header: text('ads.conversions'),
            cell: ({ conversions }) => (conversions === null ? '–' : writeNumber(conversions)),
            align: 'end',
            width: 120,
          },
        ]}
        empty={{ title: text('ads.report.empty'), body: text('ads.report.empty.body'), icon: icons.chart }}
      />
    </>
  )
}

function Totals({ totals }: { totals: Report['totals'] }) {
  const text = useAdsText()
  const { writePer } = useAdWords()
  return totals.map(({ currency, spend, clicks, installs, impressions }) => (
    <div key={currency} className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-3">
      <KpiTile label={text('ads.spend')} value={spend / 100} format={{ style: 'currency', currency }}>
        <p className="text-xs text-muted">{text('ads.total', { currency })}</p>
      </KpiTile>
      <KpiTile label={text('ads.impressions')} value={impressions} />
      <KpiTile label={text('ads.clicks')} value={clicks} />
      <KpiTile label={text('ads.installs')} value={installs}>
        <p className="text-xs text-muted">{writePer(spend, installs, currency)}</p>
      </KpiTile>
    </div>
  ))
}
