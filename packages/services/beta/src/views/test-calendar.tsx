import {
  calendarDay,
  type CalendarSpan,
  Link,
  MonthCalendar,
  QueryView,
  Status,
  useData,
  useNow,
  useRoutes,
} from '@console-widgets/ui'
import { type ListedTest, type PlannedTest, testCalendarData } from '../data.ts'
import { useBetaText } from '../generated/text.ts'
import { daysUntil, isRunning } from '../model.ts'
import { remindersOf } from '../model/test-span.ts'
import { routes } from '../routes.ts'
import { verdictTones } from './verdict-tones.ts'

/** When the tests of a team run, by month, with the days that are left and the reminders of their end. */
export default function TestCalendar() {
  const text = useBetaText()
  const routeTo = useRoutes(routes)
  const now = useNow()
  const { planned, tests } = useData(testCalendarData)
  const spansOf = (test: ListedTest): CalendarSpan[] => {
    const { appName, endTime, startTime, verdict, versionId, versionNumber } = test
    const label = `${appName} ${versionNumber ?? ''}`.trim()
    const link = (
      <Link to={routeTo('beta.test', test)} className="min-w-0 font-medium wrap-anywhere">
        {label}
      </Link>
    )
    // The page of a new version makes it at once, with the plan of the test that the address names.
    const again = (
      <Link to={`${routeTo('versions.new', test)}?test=${encodeURIComponent(versionId)}`} className="text-sm">
        {text('beta.calendar.again')}
      </Link>
    )
    const detail = isRunning(verdict) ? text('beta.daysLeft', { count: daysUntil(endTime, now) }) : undefined
    const runs: CalendarSpan = {
      id: versionId,
      from: calendarDay(startTime ?? endTime),
      // An end at midnight is the end of the day before; a test that was stopped at once still has its day.
      to: calendarDay(Math.max(startTime ?? 0, endTime - 1)),
      label,
      look: isRunning(verdict) ? 'plain' : 'ended',
      children: (
        <>
          {link}
          <Status tone={verdictTones[verdict]} detail={detail}>
            {text(`beta.verdict.${verdict}`)}
          </Status>
          {again}
        </>
      ),
    }
    const reminders = remindersOf(test).map(({ days, time }): CalendarSpan => ({
      id: `${versionId}-${days}`,
      from: calendarDay(time),
      to: calendarDay(time),
      // A day is narrow.
      label: text('beta.daysLeft', { count: days }),
      look: 'warning',
      children: (
        <>
          {link}
          <span className="text-sm">{text('beta.calendar.reminder', { count: days })}</span>
        </>
      ),
    }))
    // One that was stopped has no planned end any more.
    return verdict === 'stopped' ? [runs] : [runs, ...reminders]
  }
  const spanOfPlanned = (test: PlannedTest): CalendarSpan => {
    const { appName, endTime, isApproved, startTime, versionId, versionNumber } = test
    const label = `${appName} ${versionNumber ?? ''}`.trim()
    return {
      id: versionId,
      from: calendarDay(startTime),
      to: calendarDay(Math.max(startTime, endTime - 1)),
      label,
      look: 'plain',
      children: (
        <>
          <Link to={routeTo('versions.version', test)} className="min-w-0 font-medium wrap-anywhere">
            {label}
          </Link>
          <Status tone="info">{text(isApproved ? 'beta.calendar.approved' : 'beta.calendar.planned')}</Status>
        </>
      ),
    }
  }
  return (
    <QueryView query={tests}>
      {({ items, total }) => (
        <QueryView query={planned}>
          {(waiting) => (
            <MonthCalendar
              label={text('beta.calendar')}
              spans={[...items.flatMap(spansOf), ...waiting.tests.map(spanOfPlanned)]}
              note={
                total > items.length ? (
                  <p className="text-sm text-muted">{text('beta.calendar.newest', { count: items.length })}</p>
                ) : null
              }
            />
          )}
        </QueryView>
      )}
    </QueryView>
  )
}
