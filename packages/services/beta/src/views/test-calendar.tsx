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
import { type ListedTest, testCalendarData } from '../data.ts'
import { useBetaText } from '../generated/text.ts'
import { daysUntil, isRunning } from '../model.ts'
import { routes } from '../routes.ts'
import { verdictTones } from './verdict-tones.ts'

/** Days before the end from which a test stands out: those on which the team is reminded. */
const endsSoon = 3

/** When the tests of a team run, by month, with the days that are left. */
export default function TestCalendar() {
  const text = useBetaText()
  const routeTo = useRoutes(routes)
  const now = useNow()
  const { tests } = useData(testCalendarData)
  const spanOf = (test: ListedTest): CalendarSpan => {
    const { appName, endTime, startTime, verdict, versionId, versionNumber } = test
    const days = daysUntil(endTime, now)
    return {
      id: versionId,
      from: calendarDay(startTime ?? endTime),
      // An end at midnight is the end of the day before.
      to: calendarDay(endTime - 1),
      label: `${appName} ${versionNumber ?? ''}`.trim(),
      look: isRunning(verdict) ? (days <= endsSoon ? 'warning' : 'plain') : 'ended',
      children: (
        <>
          <Link to={routeTo('beta.test', test)} className="min-w-0 font-medium wrap-anywhere">
            {appName} {versionNumber}
          </Link>
          <Status
            tone={verdictTones[verdict]}
            detail={isRunning(verdict) ? text('beta.daysLeft', { count: days }) : undefined}
          >
            {text(`beta.verdict.${verdict}`)}
          </Status>
        </>
      ),
    }
  }
  return (
    <QueryView query={tests}>
      {({ items, total }) => (
        <MonthCalendar
          label={text('beta.calendar')}
          spans={items.map(spanOf)}
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
