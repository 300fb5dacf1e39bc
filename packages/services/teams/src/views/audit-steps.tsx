import { ExactTime, Link, useRoutes } from '@console-widgets/ui'
import { useActWords } from '../acts/use-act-words.ts'
import type { AuditItem } from '../data.ts'
import { useTeamsText } from '../generated/text.ts'
import { routes } from '../routes.ts'

/** What the platform did because of an action, in order, each with its own record. */
export function AuditSteps({ steps }: Pick<AuditItem, 'steps'>) {
  const text = useTeamsText()
  const routeTo = useRoutes(routes)
  const words = useActWords()
  if (steps.length === 0) return null
  return (
    <section aria-label={text('teams.audit.steps')} className="flex min-w-0 flex-col gap-2">
      <h2 className="text-lg font-semibold">
        {text('teams.audit.steps')}{' '}
        <span className="text-base font-normal text-muted tabular-nums">{steps.length}</span>
      </h2>
      <ol className="divide-y divide-line rounded-lg border border-line">
        {steps.map((step) => (
          <li key={step.recordId} className="flex flex-wrap items-baseline justify-between gap-x-4 px-3 py-2">
            <Link to={routeTo('teams.audit-record', step)}>{words.act(step.callId)}</Link>
            <span className="text-sm">
              <ExactTime precise time={step.time} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
