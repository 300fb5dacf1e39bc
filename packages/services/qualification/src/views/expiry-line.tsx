import { addUtcMonths, formatUtcDate, formatUtcMonth, parseUtcDay } from '@console-widgets/core/formats'
import { useLanguage } from '@console-widgets/ui'
import type { Requirement } from '../data.ts'
import { useQualificationText } from '../generated/text.ts'

const shownMonths = 12

/** When documents end within the next twelve months, on a line. */
export function ExpiryLine({ requirements, day }: { requirements: readonly Requirement[]; day: string }) {
  const text = useQualificationText()
  const language = useLanguage()
  const from = parseUtcDay(day)
  const until = addUtcMonths(from, shownMonths)
  const placeOf = (time: number) => `${((time - from) / (until - from)) * 100}%`
  const ends = requirements.flatMap(({ ruleId, state, expireTime }) => {
    const time = expireTime === null ? Number.NaN : parseUtcDay(expireTime)
    return state === 'passed' && time <= until ? [{ ruleId, time }] : []
  })
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{text('qualification.expiries')}</h2>
      {ends.length === 0 ? (
        <p className="text-muted">{text('qualification.expiries.none')}</p>
      ) : (
        <>
          <div aria-hidden="true" className="relative h-8 border-b border-line-strong">
            {Array.from({ length: shownMonths }, (_, month) => addUtcMonths(from, month)).map((time, month) => (
              <span
                key={time}
                className="absolute bottom-0 h-2 border-s border-line-strong ps-1 text-xs whitespace-nowrap text-muted"
                style={{ insetInlineStart: placeOf(time) }}
              >
                {month % 3 === 0 ? <span className="absolute bottom-1.5">{formatUtcMonth(time, language)}</span> : null}
              </span>
            ))}
            {ends.map(({ ruleId, time }) => (
              <span
                key={ruleId}
                className="absolute -bottom-1.5 size-3 -translate-x-1/2 rounded-full border-2 border-raised bg-warning rtl:translate-x-1/2"
                style={{ insetInlineStart: placeOf(time) }}
              />
            ))}
          </div>
          <ul className="flex flex-wrap gap-x-6 text-sm">
            {ends.map(({ ruleId, time }) => (
              <li key={ruleId}>
                {text('qualification.expiries.item', {
                  date: formatUtcDate(time, language),
                  document: text(`qualification.rule.${ruleId}`),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
