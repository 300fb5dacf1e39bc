import { formatDate, formatList } from '@console-widgets/core/formats'
import {
  KpiTile,
  lazyPart,
  Loading,
  QueryView,
  RankedBars,
  Segmented,
  TimeChart,
  useData,
  useLanguage,
  useLocale,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { type ReviewStats as Stats, statsData } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { commentLimits, ratings } from '../model.ts'
import { routes } from '../routes.ts'
import { Breakdown } from './breakdown.tsx'
import { ReleasedApp } from './released-app.tsx'
import { ReviewTabs } from './review-tabs.tsx'

const TopicTables = lazyPart(() => import('./topic-tables.tsx').then((module) => module.TopicTables))

export interface ReviewStatsProps {
  /** ID of the app. */
  appId: string
}

const day = 86_400_000
const periods = { month: 28, quarter: 90, half: commentLimits.windowDays } as const
type Period = keyof typeof periods

/** Ratings of an app over time, what they depend on, and what reviews are about. */
export default function ReviewStats({ appId }: ReviewStatsProps) {
  return <ReleasedApp appId={appId}>{() => <StatsPage appId={appId} />}</ReleasedApp>
}

function StatsPage({ appId }: ReviewStatsProps) {
  const text = useCommentsText()
  const [period, setPeriod] = useState<Period>('quarter')
  const { stats, topics } = useData(statsData, appId, periods[period])
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <ReviewTabs appId={appId} current="stats" />
      <Segmented
        label={text('comments.stats.period')}
        value={period}
        onChange={setPeriod}
        choices={(['month', 'quarter', 'half'] as const).map((value) => ({
          value,
          label: text(`comments.stats.${value}`),
        }))}
      />
      <QueryView query={stats}>{(found) => <Figures appId={appId} stats={found} />}</QueryView>
      <Suspense fallback={<Loading />}>
        <TopicTables topics={topics} />
      </Suspense>
    </div>
  )
}

function Figures({ appId, stats }: { appId: string; stats: Stats }) {
  const text = useCommentsText()
  const locale = useLocale()
  const language = useLanguage()
  const place = usePlace()
  const routeTo = useRoutes(routes)
  const stars = { maximumFractionDigits: 2, minimumFractionDigits: 2 }
  const number = (value: number | null) => (value === null ? '–' : new Intl.NumberFormat(locale, stars).format(value))
  const times = stats.days.map((each) => each.day)
  // The days on which a version was released.
  const marks = times.flatMap((from) => {
    const released = stats.releases.filter(({ time }) => time >= from && time < from + day)
    const versions = released.map(({ version }) => version)
    return versions.length === 0 ? [] : [{ from, to: from, label: formatList(versions, language) }]
  })
  const { effect, medianAnswerHours } = stats
  const open = (from: number, to: number) =>
    place.go(`${routeTo('comments.inbox', { appId })}?view=all&from=${from}&to=${to + day - 1}`)
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(180px,1fr))] gap-3">
        <KpiTile label={text('comments.stats.average')} value={stats.average} format={stars}>
          <p className="text-xs text-muted">{text('comments.stats.of', { count: stats.total })}</p>
        </KpiTile>
        <KpiTile
          label={text('comments.stats.answered')}
          value={stats.total === 0 ? null : stats.answered / stats.total}
          format={{ style: 'percent' }}
        />
        <KpiTile
          label={text('comments.stats.median')}
          value={medianAnswerHours}
          format={{ style: 'unit', unit: 'hour', maximumFractionDigits: 1 }}
        />
        <KpiTile
          label={text('comments.stats.effect')}
          value={effect.before === null || effect.after === null ? null : effect.after - effect.before}
          format={{ ...stars, signDisplay: 'exceptZero' }}
        >
          <p className="text-xs text-muted">
            {effect.count > 0
              ? text('comments.stats.effect.of', {
                  before: number(effect.before),
                  after: number(effect.after),
                  count: effect.count,
                })
              : text('comments.stats.none')}
          </p>
        </KpiTile>
      </div>
      <TimeChart
        key={`moving ${language}`}
        title={text('comments.stats.moving')}
        level={2}
        times={times}
        fromZero={false}
        format={stars}
        empty={text('comments.empty')}
        series={[
          { id: 'moving', label: text('comments.stats.moving'), values: stats.days.map(({ moving }) => moving) },
        ]}
        marks={marks}
        onBrush={open}
        onPick={(time) => open(time, time)}
      />
      <TimeChart
        key={`volume ${language}`}
        title={text('comments.stats.volume')}
        level={2}
        times={times}
        kind="bars"
        height={120}
        empty={text('comments.empty')}
        series={[{ id: 'count', label: text('comments.stats.count'), values: stats.days.map(({ count }) => count) }]}
        marks={marks}
        onBrush={open}
        onPick={(time) => open(time, time)}
      />
      <p className="text-sm text-muted">{text('comments.stats.volume.help')}</p>
      {stats.releases.length > 0 ? (
        <section className="flex min-w-0 flex-col gap-1 text-sm">
          <h3 className="font-semibold">{text('comments.stats.releases')}</h3>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted">
            {stats.releases.map(({ version, time }) => (
              <li key={version}>
                {version} · {formatDate(time, language)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] gap-6">
        <RankedBars
          title={text('comments.stats.distribution')}
          category={text('comments.rating')}
          measure={text('comments.stats.count')}
          order="given"
          items={ratings.toReversed().map((rating) => ({
            id: String(rating),
            label: text('comments.stars', { count: rating }),
            value: stats.distribution[rating - 1] ?? 0,
          }))}
        />
        <Breakdown title={text('comments.stats.versions')} shares={stats.versions} />
        <Breakdown title={text('comments.stats.countries')} shares={stats.countries} type="region" />
        <Breakdown title={text('comments.stats.devices')} shares={stats.devices} />
        <Breakdown title={text('comments.stats.languages')} shares={stats.languages} type="language" />
      </div>
    </>
  )
}
