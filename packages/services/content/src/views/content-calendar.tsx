import {
  addUtcMonths,
  dateInputText,
  formatDate,
  formatUtc,
  parseUtcDay,
  startOfUtc,
  utcWeekday,
} from '@console-widgets/core/formats'
import {
  classNames,
  IconButton,
  Link,
  QueryView,
  useData,
  useLanguage,
  useNow,
  useRoutes,
  Button,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calendarData, type ContentSummary } from '../data.ts'
import { useContentText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { PhaseStatus } from './content-status.tsx'

const day = 86_400_000

/** The day of a time in the user’s time zone, as the day of that name in UTC: days are then equally long. */
const dayOf = (time: number) => parseUtcDay(dateInputText(time, true))

/** When the store shows which content, by month. */
export default function ContentCalendar() {
  const text = useContentText()
  const now = useNow()
  const today = dayOf(now)
  const [month, setMonth] = useState(() => startOfUtc(today, 'month'))
  const { contents } = useData(calendarData)
  const name = text('content.calendar.month', { month: Number(formatUtc(month, 'M')), year: formatUtc(month, 'YYYY') })
  return (
    <section aria-label={text('content.calendar')} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-40 text-base font-semibold" aria-live="polite">
          {name}
        </h2>
        <IconButton
          icon="chevron-start"
          label={text('content.calendar.previous')}
          onClick={() => setMonth(addUtcMonths(month, -1))}
        />
        <IconButton
          icon="chevron-end"
          label={text('content.calendar.next')}
          onClick={() => setMonth(addUtcMonths(month, 1))}
        />
        <Button size="small" onClick={() => setMonth(startOfUtc(today, 'month'))}>
          {text('content.calendar.today')}
        </Button>
      </div>
      <QueryView query={contents}>
        {({ items, total }) => (
          <>
            <Month month={month} today={today} contents={items.filter(({ phase }) => phase !== 'none')} />
            {total > items.length ? <p className="text-sm text-muted">{text('content.calendar.newest')}</p> : null}
          </>
        )}
      </QueryView>
    </section>
  )
}

interface MonthProps {
  month: number
  today: number
  contents: readonly ContentSummary[]
}

/** A content with its days. Without an end, it goes on. */
interface Span {
  content: ContentSummary
  from: number
  to: number
}

function Month({ month, today, contents }: MonthProps) {
  const text = useContentText()
  const next = addUtcMonths(month, 1)
  const spans = contents
    .map((content): Span => ({
      content,
      from: dayOf(content.startTime ?? content.createTime),
      // An end at midnight is the end of the day before.
      to: content.endTime === null ? Infinity : dayOf(content.endTime - 1),
    }))
    .filter(({ from, to }) => from < next && to >= month)
    .toSorted((one, other) => one.from - other.from)
  // Weeks begin on Monday.
  const first = month - ((utcWeekday(month) + 6) % 7) * day
  const weeks = Array.from({ length: Math.ceil((next - first) / (7 * day)) }, (_, index) => first + index * 7 * day)
  return (
    <>
      <div
        className="hidden min-w-0 flex-col overflow-hidden rounded-lg border border-line @md:flex"
        aria-hidden="true"
      >
        <div className="grid grid-cols-7 border-b border-line bg-sunken text-xs text-muted">
          {text('content.calendar.weekdays')
            .split(' ')
            .map((weekday) => (
              <span key={weekday} className="px-2 py-1">
                {weekday}
              </span>
            ))}
        </div>
        {weeks.map((week) => (
          <Week key={week} week={week} month={month} today={today} spans={spans} />
        ))}
      </div>
      <Agenda spans={spans} />
    </>
  )
}

interface WeekProps {
  week: number
  month: number
  today: number
  spans: readonly Span[]
}

/** A week with a bar for each content. The list below says the same to those who don't see bars. */
function Week({ week, month, today, spans }: WeekProps) {
  const text = useContentText()
  const shown = spans.filter(({ from, to }) => from < week + 7 * day && to >= week)
  return (
    <div className="grid min-h-20 grid-cols-7 content-start gap-y-1 border-b border-line pb-2 last:border-b-0">
      {Array.from({ length: 7 }, (_, index) => week + index * day).map((date) => (
        <span
          key={date}
          className={classNames(
            'px-2 pt-1 text-xs tabular-nums',
            startOfUtc(date, 'month') === month ? 'text-ink' : 'text-faint',
            date === today && 'font-semibold text-accent-ink',
          )}
        >
          {formatUtc(date, 'D')}
        </span>
      ))}
      {shown.map(({ content, from, to }) => {
        const start = Math.max(0, Math.round((from - week) / day))
        const end = Math.min(6, Math.round((to - week) / day))
        return (
          <span
            key={content.contentId}
            style={{ gridColumn: `${start + 1} / ${end + 2}` }}
            className={classNames(
              'mx-1 truncate border px-1.5 text-xs leading-5',
              content.phase === 'held'
                ? 'border-warning-line bg-warning-soft text-warning'
                : content.phase === 'ended'
                  ? 'border-draft-line bg-draft-soft text-draft'
                  : 'border-accent-line bg-accent-soft text-accent-ink',
              from >= week && 'rounded-s-md',
              to < week + 7 * day && 'rounded-e-md',
            )}
          >
            {content.title || text('content.preview.untitled')}
          </span>
        )
      })}
    </div>
  )
}

/** The contents of a month as a list, with their days. */
function Agenda({ spans }: { spans: readonly Span[] }) {
  const text = useContentText()
  const language = useLanguage()
  const routeTo = useRoutes(routes)
  if (spans.length === 0) return <p className="text-muted">{text('content.calendar.none')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {spans.map(({ content }) => {
        const { contentId, title, phase, startTime, endTime, createTime } = content
        const from = formatDate(startTime ?? createTime, language)
        return (
          <li key={contentId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <Link to={routeTo('content.content', { contentId })} className="min-w-0 font-medium wrap-anywhere">
              {title || text('content.preview.untitled')}
            </Link>
            <PhaseStatus phase={phase} />
            <span className="text-sm text-muted">
              {endTime === null
                ? text('content.calendar.since', { from })
                : text('content.calendar.days', { from, to: formatDate(endTime, language) })}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
