import { calendarDay, type CalendarSpan, Link, MonthCalendar, QueryView, useData, useRoutes } from '@console-widgets/ui'
import { calendarData, type ContentSummary } from '../data.ts'
import { useContentText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { PhaseStatus } from './content-status.tsx'

/** When the store shows which content, by month. */
export default function ContentCalendar() {
  const text = useContentText()
  const routeTo = useRoutes(routes)
  const { contents } = useData(calendarData)
  const spanOf = ({ contentId, title, phase, startTime, endTime, createTime }: ContentSummary): CalendarSpan => {
    const label = title || text('content.preview.untitled')
    return {
      id: contentId,
      from: calendarDay(startTime ?? createTime),
      // An end at midnight is the end of the day before.
      to: endTime === null ? Infinity : calendarDay(endTime - 1),
      label,
      look: phase === 'held' ? 'warning' : phase === 'ended' ? 'ended' : 'plain',
      children: (
        <>
          <Link to={routeTo('content.content', { contentId })} className="min-w-0 font-medium wrap-anywhere">
            {label}
          </Link>
          <PhaseStatus phase={phase} />
        </>
      ),
    }
  }
  return (
    <QueryView query={contents}>
      {({ items, total }) => (
        <MonthCalendar
          label={text('content.calendar')}
          spans={items.filter(({ phase }) => phase !== 'none').map(spanOf)}
          note={total > items.length ? <p className="text-sm text-muted">{text('content.calendar.newest')}</p> : null}
        />
      )}
    </QueryView>
  )
}
