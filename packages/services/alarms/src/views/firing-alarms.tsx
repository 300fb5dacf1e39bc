import { Card, Link, QueryView, RelativeTime, Section, useData, useRoutes } from '@console-widgets/ui'
import { type Alarm, alarmsData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { AlarmState } from './alarm-state.tsx'
import { MetricText } from './condition-text.tsx'
import { useAlarmWords } from './use-alarm-words.ts'

/** Alerts that fire now, by app and the most urgent first. */
export function FiringAlarms({ appId }: { appId?: string | undefined }) {
  const text = useAlarmsText()
  const { firing } = useData(alarmsData, appId)
  return (
    <Section title={text('alarms.firing')}>
      <QueryView query={firing}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{text('alarms.firing.none')}</p>
          ) : (
            <div className="grid grid-cols-[repeat(auto-fill,minmax(280px,1fr))] gap-3">
              {[...new Set(items.map(({ appId: each }) => each))].map((each) => (
                <FiringOfApp key={each} alarms={items.filter((alarm) => alarm.appId === each)} />
              ))}
            </div>
          )
        }
      </QueryView>
    </Section>
  )
}

function FiringOfApp({ alarms }: { alarms: readonly Alarm[] }) {
  return (
    <Card title={alarms[0]?.appName}>
      <ul className="flex flex-col gap-3">
        {alarms.map((alarm) => (
          <FiringAlarm key={alarm.alarmId} alarm={alarm} />
        ))}
      </ul>
    </Card>
  )
}

function FiringAlarm({ alarm }: { alarm: Alarm }) {
  const text = useAlarmsText()
  const routeTo = useRoutes(routes)
  const { write } = useAlarmWords()
  const { alarmId, alarmName, level, lastValue, lastThreshold, metric, stateTime } = alarm
  return (
    <li className="flex min-w-0 flex-col gap-0.5">
      <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
        <Link to={routeTo('alarms.alarm', { alarmId })} className="min-w-0 font-medium wrap-anywhere">
          {alarmName}
        </Link>
        <span className="text-sm text-muted">{text(`alarms.level.${level as 1}`)}</span>
      </span>
      <AlarmState alarm={alarm} />
      <span className="text-sm text-muted">
        <MetricText alarm={alarm} />
      </span>
      <span className="text-sm text-muted">
        {text('alarms.firing.values', {
          value: write(lastValue, metric.unit),
          threshold: write(lastThreshold, metric.unit),
        })}
        {' · '}
        <RelativeTime time={stateTime} />
      </span>
    </li>
  )
}
