import { formatNumber, useLocale } from '@console-widgets/ui'
import type { Plan, PlanStep } from '../editor/explain.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { useDuration } from './use-duration.ts'

/** Plan as a tree of steps: each with its share of the total, and its expected and actual rows. */
export function ExplainPlan({ plan }: { plan: Plan }) {
  const text = useRelationalDatabaseText()
  const duration = useDuration()
  const { planningTime, executionTime, ran } = plan
  const facts = [
    text(ran ? 'relational-database.plan.ran' : 'relational-database.plan.estimated'),
    ...(planningTime === undefined
      ? []
      : [text('relational-database.plan.planning', { time: duration(planningTime) })]),
    ...(executionTime === undefined
      ? []
      : [text('relational-database.plan.execution', { time: duration(executionTime) })]),
  ]
  return (
    <section aria-label={text('relational-database.plan')} className="flex min-w-0 flex-col gap-2">
      <p className="text-sm text-muted">{facts.join(' · ')}</p>
      <ul className="flex min-w-0 flex-col gap-1">
        <Step step={plan.root} whole={Math.max(plan.root.total, 1e-9)} ran={ran} />
      </ul>
    </section>
  )
}

function Step({ step, whole, ran }: { step: PlanStep; whole: number; ran: boolean }) {
  const text = useRelationalDatabaseText()
  const locale = useLocale()
  const duration = useDuration()
  const share = step.own / whole
  const number = (value: number) => formatNumber(Math.round(value), locale)
  const rows =
    step.actualRows === undefined
      ? text('relational-database.plan.rows', { count: step.rows })
      : text('relational-database.plan.actualRows', { expected: number(step.rows), actual: number(step.actualRows) })
  const took = ran
    ? duration(step.own)
    : text('relational-database.plan.cost', { cost: formatNumber(step.own, locale, { maximumFractionDigits: 1 }) })
  return (
    <li className="min-w-0">
      <div className="rounded-md border border-line bg-raised px-3 py-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium">{step.kind}</span>
          {step.target ? <code className="text-sm">{step.target}</code> : null}
          <span className="ms-auto text-sm text-muted tabular-nums">
            {rows} · {took} · {formatNumber(share, locale, { style: 'percent', maximumFractionDigits: 0 })}
          </span>
        </div>
        <div aria-hidden="true" className="mt-1.5 h-1 overflow-hidden rounded-full bg-sunken">
          <div
            className={share > 0.5 ? 'h-full bg-warning' : 'h-full bg-accent'}
            style={{ width: `${Math.min(100, share * 100)}%` }}
          />
        </div>
        {step.details.length > 0 ? (
          <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-3 text-xs text-muted">
            {step.details.map(({ name, value }) => (
              <div key={name} className="contents">
                <dt>{name}</dt>
                <dd className="min-w-0 font-mono [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
      {step.steps.length > 0 ? (
        <ul className="mt-1 ms-3 flex min-w-0 flex-col gap-1 border-s border-line ps-3">
          {step.steps.map((each, index) => (
            <Step key={index} step={each} whole={whole} ran={ran} />
          ))}
        </ul>
      ) : null}
    </li>
  )
}
