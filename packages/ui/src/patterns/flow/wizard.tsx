import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useUiText } from '../../text/ui-text.ts'
import { withText } from '../../text/with-text.tsx'
import { useErrorWords } from '../errors/error-words.ts'
import { Callout } from '../../parts/callout.tsx'
import { useFlowText } from './flow-text.ts'
import { flowLocales } from './locales/index.ts'
import { Steps } from './steps.tsx'

/** One page of a wizard. */
export interface WizardStep {
  id: string
  label: string
  content: ReactNode
  /** Why the user can't continue; undefined if they can. */
  blocked?: string
  /** Runs before the next step. If it throws, the error is shown and the wizard stays on the step. */
  onNext?: () => unknown
}

export interface WizardProps {
  label: string
  steps: readonly WizardStep[]
  /** Label of the last button. */
  finishLabel: string
  onFinish: () => unknown
  onCancel?: () => void
}

/** Process of several steps, one after another. Users can return to completed steps. */
export function Wizard(props: WizardProps) {
  return <WithMessages {...props} />
}

const WithMessages = withText(flowLocales, WizardView)

function WizardView({ label, steps, finishLabel, onFinish, onCancel }: WizardProps) {
  const text = useUiText()
  const flowText = useFlowText()
  const words = useErrorWords()
  const [at, setAt] = useState(0)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const heading = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (first.current) first.current = false
    else heading.current?.focus()
  }, [at])
  const step = steps[at]
  if (!step) return null
  const last = at === steps.length - 1
  const goOn = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      await step.onNext?.()
      if (last) await onFinish()
      else setAt(at + 1)
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  const told = failure === undefined ? undefined : words(failure)
  return (
    <div className="flex flex-col gap-6">
      <Steps
        label={label}
        steps={steps.map(({ id, label: name }, index) => ({
          id,
          label: name,
          state: index < at ? 'done' : index === at ? 'current' : 'waiting',
        }))}
      />
      <section className="flex flex-col gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {step.label}
        </h2>
        {told && !told.silent ? (
          <Callout tone="danger" live title={told.what}>
            {told.advice}
          </Callout>
        ) : null}
        {step.content}
      </section>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <Button tone="primary" pending={pending} reason={step.blocked} onClick={() => void goOn()}>
          {last ? finishLabel : flowText('wizard.next')}
        </Button>
        {at > 0 ? <Button onClick={() => setAt(at - 1)}>{flowText('wizard.back')}</Button> : null}
        {onCancel ? (
          <Button tone="quiet" onClick={onCancel}>
            {text('ui.cancel')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
