import { cva } from 'class-variance-authority'
import { Icon } from '../../parts/icon.tsx'
import { withText } from '../../text/with-text.tsx'
import { useFlowText } from './flow-text.ts'
import { flowLocales } from './locales/index.ts'

/** State of a step. */
export type StepState = 'done' | 'current' | 'waiting' | 'failed'

export interface Step {
  id: string
  label: string
  /** Reason for waiting, result, or expected duration. */
  detail?: string
  state: StepState
}

const mark = cva('grid size-6 shrink-0 place-items-center rounded-full border text-xs font-medium tabular-nums', {
  variants: {
    state: {
      done: 'border-success bg-success text-raised',
      current: 'border-accent bg-accent-soft text-accent-ink',
      waiting: 'border-line-strong text-muted',
      failed: 'border-danger bg-danger-soft text-danger',
    } satisfies Record<StepState, string>,
  },
})

/** The line to the next step. */
const line = cva('hidden h-px flex-1 @md:block', {
  variants: {
    state: { done: 'bg-success', current: 'bg-line', waiting: 'bg-line', failed: 'bg-line' } satisfies Record<
      StepState,
      string
    >,
  },
})

const name = cva('block', {
  variants: {
    state: {
      done: 'font-medium',
      current: 'font-medium',
      waiting: 'text-muted',
      failed: 'font-medium',
    } satisfies Record<StepState, string>,
  },
})

export interface StepsProps {
  label: string
  steps: readonly Step[]
}

/** Steps of a long process, with the current one marked. */
export function Steps(props: StepsProps) {
  return <WithMessages {...props} />
}

const WithMessages = withText(flowLocales, StepList)

function StepList({ label, steps }: StepsProps) {
  const text = useFlowText()
  return (
    <ol aria-label={label} className="flex flex-col gap-y-4 @md:flex-row @md:gap-x-3">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className="flex flex-1 gap-2.5 @md:flex-col"
        >
          <span className="flex h-6 items-center gap-3">
            <span className={mark({ state: step.state })}>
              {step.state === 'done' ? (
                <Icon name="check" size={14} />
              ) : step.state === 'failed' ? (
                <Icon name="close" size={14} />
              ) : (
                index + 1
              )}
            </span>
            {index < steps.length - 1 ? <span className={line({ state: step.state })} /> : null}
          </span>
          <span className="min-w-0">
            <span className={name({ state: step.state })}>
              {step.label}
              <span className="sr-only">{` (${text(`step.${step.state}`)})`}</span>
            </span>
            {step.detail ? <span className="block text-sm text-muted">{step.detail}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
