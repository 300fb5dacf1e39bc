import { dateInputText, formatUtc, formatUtcDate, parseDateInput, parseUtcDay } from '@console-widgets/core/formats'
import {
  Button,
  DateTimeField,
  icons,
  Popover,
  PopoverContent,
  PopoverTrigger,
  Segmented,
  Switch,
  useJoin,
  useLanguage,
} from '@console-widgets/ui'
import { useState } from 'react'
import { dayText, dayTime, type Period } from '../model.ts'
import { isPeriod, periodOf, periodPresets } from '../report-state.ts'
import { useReportsText } from '../generated/text.ts'
import type { Chosen } from './use-report.ts'

/** Period selection: a preset up to the last complete day, or custom days; with or without comparison. */
export function PeriodPicker({ chosen, compares = true }: { chosen: Chosen; compares?: boolean }) {
  const text = useReportsText()
  const { state, set } = chosen
  const custom = state.period !== undefined || !periodPresets.some((days) => days === state.days)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented
        label={text('reports.period')}
        value={custom ? 0 : (state.days as number)}
        onChange={(days) => days > 0 && set({ days, period: undefined })}
        choices={[
          ...periodPresets.map((days) => ({ value: days as number, label: text('reports.lastDays', { count: days }) })),
          ...(custom ? [{ value: 0, label: text('reports.custom') }] : []),
        ]}
      />
      <CustomPeriod chosen={chosen} />
      {compares ? (
        <Switch label={text('reports.compare')} value={state.compare} onChange={(compare) => set({ compare })} />
      ) : null}
    </div>
  )
}

/** The period as text, and a panel to change it. */
function CustomPeriod({ chosen: { state, set, now } }: { chosen: Chosen }) {
  const text = useReportsText()
  const join = useJoin()
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const period = periodOf(state, now)
  const days = text('reports.days', {
    from: formatUtcDate(dayTime(period.startTime), language),
    to: formatUtcDate(dayTime(period.endTime), language),
  })
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>
        <Button icon={icons.calendar} aria-label={join.labeled(text('reports.customPeriod'), days)}>
          <span className="tabular-nums">{days}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent label={text('reports.customPeriod')}>
        <PeriodFields
          period={period}
          onApply={(next) => {
            set({ period: next, days: undefined })
            setOpen(false)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}

function PeriodFields({ period, onApply }: { period: Period; onApply: (period: Period) => void }) {
  const text = useReportsText()
  const [from, setFrom] = useState<number | undefined>(localDay(period.startTime))
  const [to, setTo] = useState<number | undefined>(localDay(period.endTime))
  const next = { startTime: dayOf(from), endTime: dayOf(to) }
  const right = isPeriod(next)
  return (
    <form
      className="flex w-60 flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (right) onApply(next)
      }}
    >
      <DateTimeField dateOnly label={text('reports.from')} value={from} onChange={setFrom} />
      <DateTimeField
        dateOnly
        label={text('reports.to')}
        value={to}
        onChange={setTo}
        help={text('reports.periodHelp')}
        error={right ? undefined : text('reports.periodWrong')}
      />
      <Button type="submit" tone="primary" disabled={!right}>
        {text('reports.apply')}
      </Button>
    </form>
  )
}

/** The field uses the user's time zone, and a report's day has none: both mean the day by its name. */
const localDay = (day: string) => parseDateInput(formatUtc(dayTime(day), 'YYYY-MM-DD'))

const dayOf = (time: number | undefined) => (time === undefined ? '' : dayText(parseUtcDay(dateInputText(time, true))))
