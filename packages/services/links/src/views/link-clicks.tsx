import {
  KpiTile,
  QueryView,
  RankedBars,
  Segmented,
  TimeChart,
  useData,
  useLanguage,
  useLocale,
} from '@console-widgets/ui'
import { useState } from 'react'
import { clicksData, type ClickReport } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import { platforms } from '@console-widgets/redirects'

const hour = 3_600_000
const day = 24 * hour
const periods = { day, week: 7 * day, month: 30 * day } as const
type Period = keyof typeof periods

/** The clicks of a link: by hour, people apart from bots. */
export function LinkClicks({ linkId }: { linkId: string }) {
  const text = useLinksText()
  const [period, setPeriod] = useState<Period>('week')
  const [now] = useState(Date.now)
  // Without a time the platform answers for the last week on its own clock.
  const startTime = period === 'week' ? undefined : Math.floor((now - periods[period]) / hour) * hour
  const { report } = useData(clicksData, linkId, startTime)
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Segmented
        label={text('links.report.period')}
        value={period}
        onChange={setPeriod}
        choices={(['day', 'week', 'month'] as const).map((value) => ({ value, label: text(`links.report.${value}`) }))}
      />
      <QueryView query={report}>{(found) => <Report report={found} />}</QueryView>
    </div>
  )
}

function Report({ report }: { report: ClickReport }) {
  const text = useLinksText()
  const locale = useLocale()
  const language = useLanguage()
  const { clicks, unique, bots, installs, firstOpens, step, steps } = report
  const length = step === 'hour' ? hour : day
  const first = Math.floor(report.startTime / length) * length
  const times = Array.from(
    { length: Math.ceil((report.endTime - first) / length) },
    (_, index) => first + index * length,
  )
  const at = new Map(steps.map((each) => [each.time, each]))
  const values = (read: (step: ClickReport['steps'][number]) => number) =>
    times.map((time) => {
      const found = at.get(time)
      return found ? read(found) : 0
    })
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const known = (value: string) => value || text('links.report.unknown')
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3">
        <KpiTile label={text('links.report.clicks')} value={clicks} />
        <KpiTile label={text('links.report.unique')} value={unique}>
          <p className="text-xs text-muted">{text('links.report.unique.help')}</p>
        </KpiTile>
        <KpiTile label={text('links.report.installs')} value={installs}>
          <p className="text-xs text-muted">{text('links.report.installs.help')}</p>
        </KpiTile>
        <KpiTile label={text('links.report.firstOpens')} value={firstOpens}>
          <p className="text-xs text-muted">{text('links.report.firstOpens.help')}</p>
        </KpiTile>
        <KpiTile label={text('links.report.bots')} value={bots} />
      </div>
      <TimeChart
        key={language}
        title={text('links.report.chart')}
        level={2}
        times={times}
        unit={step}
        kind="bars"
        empty={text('links.report.empty')}
        series={[
          { id: 'first', label: text('links.report.first'), values: values((each) => each.unique) },
          { id: 'repeated', label: text('links.report.repeated'), values: values((each) => each.clicks - each.unique) },
          { id: 'bots', label: text('links.report.bots'), values: values((each) => each.bots) },
        ]}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(280px,1fr))] gap-5">
        <Share
          title={text('links.report.platforms')}
          items={report.platforms}
          nameOf={(name) => {
            const platform = platforms.find((each) => each === name)
            return platform ? text(`links.platform.${platform}`) : name
          }}
        />
        <Share
          title={text('links.report.countries')}
          items={report.countries}
          nameOf={(name) => (name ? (names.of(name) ?? name) : text('links.report.unknown'))}
        />
        <Share
          title={text('links.report.referrers')}
          items={report.referrers}
          nameOf={(name) => name || text('links.report.direct')}
        />
        <Share title={text('links.report.campaigns')} items={report.campaigns} nameOf={known} />
      </div>
    </>
  )
}

interface ShareProps {
  title: string
  items: ClickReport['platforms']
  nameOf: (name: string) => string
}

function Share({ title, items, nameOf }: ShareProps) {
  const text = useLinksText()
  return (
    <RankedBars
      title={title}
      category={title}
      measure={text('links.report.clicks')}
      items={items.map(({ name, clicks }) => ({ id: name, label: nameOf(name), value: clicks }))}
      empty={text('links.report.empty')}
    />
  )
}
