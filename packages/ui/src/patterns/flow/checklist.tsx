import type { ReactNode } from 'react'
import { classNames } from '../../parts/class-names.ts'
import { StatusShape, type Tone } from '../../parts/status.tsx'
import { withText } from '../../text/with-text.tsx'
import { useFlowText } from './flow-text.ts'
import { flowLocales } from './locales/index.ts'
import { Link } from '../place/link.tsx'

/** A precondition of an action. */
export interface Check {
  id: string
  label: string
  state: 'passed' | 'failed' | 'warning' | 'running' | 'waiting'
  /** How to fix it. */
  detail?: ReactNode
  /** Link to where it can be fixed. */
  to?: string
  linkLabel?: string
}

const TONES: Record<Check['state'], Tone> = {
  passed: 'success',
  failed: 'danger',
  warning: 'warning',
  running: 'info',
  waiting: 'draft',
}

export interface ChecklistProps {
  label: string
  checks: readonly Check[]
}

/** Results of the checks before an action: passed ones, and failed ones with a link to the fix. */
export function Checklist(props: ChecklistProps) {
  return <WithMessages {...props} />
}

const WithMessages = withText(flowLocales, ChecklistView)

function ChecklistView({ label, checks }: ChecklistProps) {
  const text = useFlowText()
  const passed = checks.filter(({ state }) => state === 'passed').length
  return (
    <div className="rounded-lg border border-line bg-raised">
      <div className="flex items-center justify-between gap-3 border-b border-line px-gutter py-2.5">
        <h2 className="text-base font-semibold">{label}</h2>
        <span role="status" className="text-sm text-muted tabular-nums">
          {text('check.count', { passed, total: checks.length })}
        </span>
      </div>
      <ul className={classNames(passed > 0 && 'pb-1.5')}>
        {checks.map((check) => (
          <li
            key={check.id}
            className={classNames(
              'flex items-start gap-2.5 px-gutter',
              // What is done takes little room, so that what is below a long list stays near.
              check.state === 'passed' ? 'pt-1.5 text-sm' : 'border-line py-2.5 not-last:border-b',
            )}
          >
            <span className="flex h-lh items-center">
              <StatusShape tone={TONES[check.state]} />
            </span>
            <div className="min-w-0 flex-1">
              <p>
                {check.label}
                <span className="sr-only">{` (${text(`check.${check.state}`)})`}</span>
              </p>
              {check.detail ? <div className="text-sm text-muted">{check.detail}</div> : null}
            </div>
            {check.to ? <Link to={check.to}>{check.linkLabel ?? text('check.fix')}</Link> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
