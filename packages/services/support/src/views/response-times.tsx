import { formatNumber } from '@console-widgets/core/formats'
import { QueryView, RelativeTime, useData, useJoin, useLocale } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import { type ResponseTime, responseTimesData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import type { Box } from '../model.ts'

/** How much of a box waits for a reply, and how long a first reply takes. */
export function ResponseTimes({ box }: { box: Box }) {
  const { times } = useData(responseTimesData)
  return (
    <QueryView query={times} loading={null}>
      {({ days, items }) => {
        const ofBox = items.filter((each) => each.box === box)
        return ofBox.map((each) => (
          <Figures key={String(each.isOwn)} days={days} times={each} isNamed={box === 'providers'} />
        ))
      }}
    </QueryView>
  )
}

interface FiguresProps {
  days: number
  times: ResponseTime
  /** Whether it must be said who replies: in a box in which either side can. */
  isNamed: boolean
}

function Figures({ days, times, isNamed }: FiguresProps) {
  const text = useSupportText()
  const join = useJoin()
  const { isOwn, waiting, oldestTime, answered, medianHours } = times
  const replier = text(isOwn ? 'support.times.own' : 'support.times.other')
  return (
    <section
      aria-label={isNamed ? join.labeled(text('support.times'), replier) : text('support.times')}
      className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1 text-sm"
    >
      {isNamed ? <h3 className="font-semibold">{replier}</h3> : null}
      <dl className="flex min-w-0 flex-wrap gap-x-5 gap-y-1">
        <Figure name={text('support.times.waiting')}>{waiting}</Figure>
        {oldestTime === null ? null : (
          <Figure name={text('support.times.oldest')}>
            <RelativeTime time={oldestTime} />
          </Figure>
        )}
        <Figure name={text('support.times.first', { days })}>
          {medianHours === null ? (
            text('support.times.none')
          ) : (
            <>
              <Hours hours={medianHours} />{' '}
              <span className="font-normal text-muted">({text('support.times.answered', { count: answered })})</span>
            </>
          )}
        </Figure>
      </dl>
    </section>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-wrap gap-x-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

/** Hours, or minutes and seconds if these say more. */
function Hours({ hours }: { hours: number }) {
  const locale = useLocale()
  const [value, unit] =
    hours >= 1 ? [hours, 'hour'] : hours >= 1 / 60 ? [hours * 60, 'minute'] : [hours * 3600, 'second']
  return formatNumber(value, locale, { style: 'unit', unit, maximumFractionDigits: 1 })
}
