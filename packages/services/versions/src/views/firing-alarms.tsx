import { ActionButton, Callout, icons, Link, RelativeTime, useConsole, useData, useRoutes } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { type FiringAlarm, type Version, versionActs } from '../data.ts'
import { canDo } from '../model.ts'
import { routes } from '../routes.ts'
import { useVersionsText } from '../generated/text.ts'

/** Alerts that are firing for a version, each with its page; while the version rolls out, one click pauses it. */
export function FiringAlarms({ version, alarms }: { version: Version; alarms: readonly FiringAlarm[] }) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const acts = useData(versionActs)
  const { ports } = useConsole()
  const { appId, versionId } = version
  const mayPause = canDo('phasedPause', version, ports.now()) === undefined
  if (alarms.length === 0) return null
  return (
    <Callout
      tone="danger"
      action={
        mayPause ? (
          <ActionButton
            label={text('versions.alarms.pause')}
            icon={icons.pause}
            call={calls['versions.phased-release.update']}
            run={() => acts.phased.run({ appId, versionId, state: 'SUSPEND' })}
          />
        ) : undefined
      }
    >
      <p>{text('versions.alarms', { count: alarms.length })}</p>
      <ul>
        {alarms.map(({ alarmId, alarmName, time }) => (
          <li key={alarmId}>
            <Link to={routeTo('alarms.alarm', { alarmId })}>{alarmName}</Link> <RelativeTime time={time} />
          </li>
        ))}
      </ul>
    </Callout>
  )
}
