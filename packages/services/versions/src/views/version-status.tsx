import { type FilterChoice, Status, type Tone } from '@console-widgets/ui'
import { type StateName, stateName, storeStates, testStates, type VersionKind } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'

const tones: Partial<Record<StateName, Tone>> = {
  'store.onShelf': 'success',
  'store.rejected': 'danger',
  'store.removed': 'danger',
  'store.scheduled': 'accent',
  'store.inReview': 'info',
  'store.upgradeInReview': 'info',
  'store.removalRequested': 'warning',
  'store.upgradeRejected': 'danger',
  'store.removalRejected': 'warning',
  'store.preReview': 'info',
  'store.preReviewRejected': 'danger',
  'test.testing': 'success',
  'test.rejected': 'danger',
  'test.approved': 'accent',
  'test.inReview': 'info',
  'test.preReview': 'info',
  'test.preReviewRejected': 'danger',
}

/** Severity of a state, for its shape and color. */
export function toneOf(releaseType: number, releaseState: number): Tone {
  return tones[stateName(releaseType, releaseState)] ?? 'draft'
}

interface Stateful {
  releaseType: number
  releaseState: number
  phasedRelease?: { state: string; percent: string } | null
}

/** Returns a function with the words for a version's status, as a list shows and exports it. */
export function useStatusOf(): (version: Stateful) => { tone: Tone; label: string } {
  const text = useVersionsText()
  return ({ releaseType, releaseState, phasedRelease }) => {
    if (releaseState === storeStates.onShelf && phasedRelease) {
      const paused = phasedRelease.state === 'SUSPEND'
      const percent = Number(phasedRelease.percent)
      return {
        tone: paused ? 'warning' : 'success',
        label: text(paused ? 'versions.state.phasedPaused' : 'versions.state.phasedRunning', { percent }),
      }
    }
    if (releaseState === storeStates.history && phasedRelease?.state === 'CANCEL')
      return { tone: 'warning', label: text('versions.event.rollback') }
    return {
      tone: toneOf(releaseType, releaseState),
      label: text(`versions.state.${stateName(releaseType, releaseState)}`),
    }
  }
}

/** Status of a version: icon, label, and the percentage of a phased release. */
export function VersionStatus({ version }: { version: Stateful }) {
  const { tone, label } = useStatusOf()(version)
  return <Status tone={tone}>{label}</Status>
}

/** Statuses that a list can be filtered by. */
export function useStateChoices(kind: VersionKind): readonly FilterChoice[] {
  const text = useVersionsText()
  const states = kind === 'test' ? testStates : storeStates
  return Object.values(states).map((value) => {
    const name = stateName(kind === 'test' ? 6 : 1, value)
    return { value, label: text(`versions.state.${name}`), tone: tones[name] }
  })
}
