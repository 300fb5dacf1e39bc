import {
  calendarDay,
  type CalendarSpan,
  Link,
  MonthCalendar,
  QueryView,
  Status,
  useData,
  useRoutes,
} from '@console-widgets/ui'
import { type ListedTest, testCalendarData } from '../data.ts'
import { useBetaText } from '../generated/text.ts'
import { isRunning } from '../model.ts'
import { overTime, remindersOf } from '../model/test-span.ts'
import { routes } from '../routes.ts'
import { verdictTones } from './verdict-tones.ts'

/** When the tests of a team run, and when the team is reminded of their end, by month. */
export default function TestCalendar() {
  const text = useBetaText()
  const routeTo = useRoutes(routes)
  const { tests } = useData(testCalendarData)
  const spansOf = (test: ListedTest): CalendarSpan[] => {
    const { appName, endTime, startTime, verdict, versionId, versionNumber } = test
    const label = `${appName} ${versionNumber ?? ''}`.trim()
    const link = (
      <Link to={routeTo('beta.test', test)} className="min-w-0 font-medium wrap-anywhere">
        {label}
      </Link>
    )
    const over = overTime(test)
    const runs: CalendarSpan = {
      id: versionId,
      from: calendarDay(startTime ?? endTime),
      // An end at midnight is the end of the day before; a test that was stopped at once still has its day.
      to: calendarDay(Math.max(startTime ?? 0, over - 1)),
      label,
      look: isRunning(verdict) ? 'plain' : 'ended',
      children: (
        <>
          {link}
          <Status tone={verdictTones[verdict]}>{text(`beta.verdict.${verdict}`)}</Status>
        </>
      ),
    }
    const reminders = remindersOf(test).map(({ days, time }): CalendarSpan => ({
      id: `${versionId}-${days}`,
      from: calendarDay(time),
      to: calendarDay(time),
      // A day is narrow.
      label: text('beta.calendar.left', { count: days }),
      look: 'warning',
      children: (
        <>
          {link}
          <span className="text-sm">{text('beta.calendar.reminder', { count: days })}</span>
        </>
      ),
    }))
    return [runs, ...reminders]
  }
  return (
    <QueryView query={tests}>
      {({ items, total }) => (
        <MonthCalendar
          label={text('beta.calendar')}
          spans={items.flatMap(spansOf)}
          note={
            total > items.length ? (
              <p className="text-sm text-muted">{text('beta.calendar.newest', { count: items.length })}</p>
            ) : null
          }
        />
      )}
    </QueryView>
  )
}
