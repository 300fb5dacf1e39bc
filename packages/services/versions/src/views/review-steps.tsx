import { Steps, type StepState, useLanguage } from '@console-widgets/ui'
import { formatDateTime } from '@console-widgets/core/formats'
import type { Version } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'

type Stage = 'draft' | 'preReview' | 'review' | 'live'
const stages: readonly Stage[] = ['draft', 'preReview', 'review', 'live']

/** Stage of each state, and whether the state ends the process there. */
const places: Record<number, [stage: Stage, state: StepState]> = {
  7: ['draft', 'current'],
  11: ['draft', 'current'],
  12: ['preReview', 'current'],
  13: ['preReview', 'failed'],
  4: ['review', 'current'],
  5: ['review', 'current'],
  1: ['review', 'failed'],
  8: ['review', 'failed'],
  3: ['live', 'current'],
}

/** Whether the last change of a version's state was to roll it back. */
const isRolledBack = ({ events }: Version) =>
  events.find(({ fromState, toState }) => fromState !== toState)?.action === 'rollback'

/** Release progress of a version, from draft to live, with the current stage. */
export function ReviewSteps({ version }: { version: Version }) {
  const text = useVersionsText()
  const language = useLanguage()
  const rolledBack = isRolledBack(version)
  const [stage, state] = rolledBack ? (['live', 'failed'] as const) : (places[version.releaseState] ?? ['live', 'done'])
  const at = stages.indexOf(stage)
  const detail = (name: Stage) => {
    if (name === 'live' && rolledBack) return text('versions.event.rollback')
    if (name === 'live' && version.releaseTime !== null)
      return text('versions.step.at', { time: formatDateTime(version.releaseTime, language) })
    return name === stage && state === 'current' ? text(`versions.step.${name}.now`) : undefined
  }
  return (
    <Steps
      label={text('versions.steps')}
      steps={stages.map((name, index) => ({
        id: name,
        label: text(`versions.step.${name}`),
        detail: detail(name),
        state: index < at ? 'done' : index === at ? state : 'waiting',
      }))}
    />
  )
}
