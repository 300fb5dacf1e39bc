import { Card, Link, QueryView, RelativeTime, Section, useData, useRoutes } from '@console-widgets/ui'
import { type Alarm, alarmsData } from '../data.ts'
import { useAlarmsText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { AlarmState } from './alarm-state.tsx'
import { useRuleWords } from './use-rule-words.ts'
import { useAlarmWords } from './use-alarm-words.ts'

/** Values of a rule that are listed; the others are counted. */
const mostInstances = 3

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

/** The values that fire, of a rule that watches each by itself. */
function FiringInstances({ alarm: { forEach, instances, metric } }: { alarm: Alarm }) {
  const text = useAlarmsText()
  const { nameOfInstance, write } = useAlarmWords()
  const firing = instances.filter(({ state }) => state === 'alarm')
  return (
    <ul className="text-sm text-muted">
      {firing.slice(0, mostInstances).map(({ instance, value, threshold, stateTime }) => (
        <li key={instance}>
          {text('alarms.forEach.firing', {
            name: nameOfInstance(forEach, instance),
            value: write(value, metric.unit),
            threshold: write(threshold, metric.unit),
          })}
          {' · '}
          <RelativeTime time={stateTime} />
        </li>
      ))}
      {firing.length > mostInstances ? (
        <li>{text('alarms.forEach.more', { count: firing.length - mostInstances })}</li>
      ) : null}
    </ul>
  )
}

function FiringAlarm({ alarm }: { alarm: Alarm }) {
  const text = useAlarmsText()
  const routeTo = useRoutes(routes)
  const { write } = useAlarmWords()
  const { writeMetric } = useRuleWords()
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
      <span className="text-sm text-muted">{writeMetric(alarm)}</span>
      {alarm.forEach === null ? (
        <span className="text-sm text-muted">
          {text('alarms.firing.values', {
            value: write(lastValue, metric.unit),
            threshold: write(lastThreshold, metric.unit),
          })}
          {' · '}
          <RelativeTime time={stateTime} />
        </span>
      ) : (
        <FiringInstances alarm={alarm} />
      )}
    </li>
  )
}
