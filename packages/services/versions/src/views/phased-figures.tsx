import { writePlace } from '@console-widgets/data'
import { formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import {
  Callout,
  ChartGroup,
  formatNumber,
  Link,
  Meter,
  Section,
  SmallTable,
  TimeChart,
  useLanguage,
  useLocale,
  useRoutes,
} from '@console-widgets/ui'
import type { PhasedFigures as Figures, Version } from '../data.ts'
import { crashesMore } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { routes } from '../routes.ts'

const metrics = ['users', 'crashShare', 'freezeShare', 'installFailureShare'] as const
const percentFormat = { style: 'percent', maximumFractionDigits: 2 } as const

/** Users of the version among all users of the app. */
export function PhasedUsers({ figures, paused }: { figures: Figures; paused: boolean }) {
  const text = useVersionsText()
  const locale = useLocale()
  const { allUsers, period, version } = figures
  const users = version.users
  return (
    <Meter
      label={text('versions.phased.users')}
      value={users ?? 0}
      max={allUsers ?? 0}
      tone={paused ? 'warning' : 'accent'}
      text={
        period === null
          ? text('versions.phased.noFigures')
          : users === null || allUsers === null
            ? text('versions.phased.fewUsers')
            : text('versions.phased.usersOf', {
                users: formatNumber(users, locale),
                all: formatNumber(allUsers, locale),
                share: formatNumber(allUsers > 0 ? users / allUsers : 0, locale, percentFormat),
              })
      }
    />
  )
}

/** The version compared with the one that everyone else gets, and its days; nothing before the first complete day. */
export function PhasedFigures({ figures, version }: { figures: Figures; version: Version }) {
  const text = useVersionsText()
  const language = useLanguage()
  const locale = useLocale()
  const routeTo = useRoutes(routes)
  const { period, days, isFilling } = figures
  if (!period) return null
  const day = (value: string) => formatUtcDate(parseUtcDay(value), language)
  const previous = version.previousVersion?.versionNumber
  const columns = [
    { id: 'version', label: version.versionNumber ?? '', values: figures.version },
    ...(previous ? [{ id: 'previous', label: previous, values: figures.previous }] : []),
  ]
  const write = (metric: (typeof metrics)[number], value: number | null) =>
    value === null ? '–' : formatNumber(value, locale, metric === 'users' ? {} : percentFormat)
  const report = new URLSearchParams({
    report: 'device-info',
    from: period.startTime,
    to: period.endTime,
    compare: 'none',
    by: 'appVersion',
  })
  const times = days.map((each) => parseUtcDay(each.day))
  return (
    <Section
      title={text('versions.phased.figures')}
      description={text('versions.phased.figures.period', { from: day(period.startTime), to: day(period.endTime) })}
      actions={
        <Link to={writePlace(routeTo('reports.app', { appId: version.appId }), report)}>
          {text('versions.phased.figures.report')}
        </Link>
      }
    >
      <div className="flex flex-col gap-5">
        {isFilling ? <p className="text-sm text-muted">{text('versions.phased.figures.filling')}</p> : null}
        {previous && crashesMore(figures) ? (
          <Callout tone="danger">{text('versions.phased.crashesMore', { previous })}</Callout>
        ) : null}
        <SmallTable
          label={text('versions.phased.figures')}
          rows={metrics}
          keyOf={(metric) => metric}
          columns={[
            {
              id: 'metric',
              header: text('versions.phased.figures.metric'),
              cell: (metric) => text(`versions.phased.metric.${metric}`),
              rowHeader: true,
            },
            ...columns.map(({ id, label, values }) => ({
              id,
              header: label,
              cell: (metric: (typeof metrics)[number]) => write(metric, values[metric]),
              align: 'end' as const,
            })),
          ]}
        />
        {columns.map(({ id, label, values }) =>
          values.users === null ? (
            <p key={id} className="text-sm text-muted">
              {text('versions.phased.hidden', { version: label })}
            </p>
          ) : null,
        )}
        {days.length > 1 ? (
          <ChartGroup>
            <div className="grid gap-6 @lg:grid-cols-2">
              <TimeChart
                title={text('versions.phased.users')}
                times={times}
                height={160}
                series={[
                  { id: 'reached', label: version.versionNumber ?? '', values: days.map(({ reached }) => reached) },
                ]}
              />
              <TimeChart
                title={text('versions.phased.metric.crashShare')}
                times={times}
                height={160}
                format={percentFormat}
                series={[
                  { id: 'version', label: version.versionNumber ?? '', values: days.map((each) => each.crashShare) },
                  ...(previous
                    ? [{ id: 'previous', label: previous, values: days.map((each) => each.previousCrashShare) }]
                    : []),
                ]}
              />
            </div>
          </ChartGroup>
        ) : null}
      </div>
    </Section>
  )
}
