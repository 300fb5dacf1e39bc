import { Status, type FilterChoice, type Tone } from '@console-widgets/ui'
import type { App } from '../data.ts'
import { releaseStates } from '../model.ts'
import { useAppsText } from '../generated/text.ts'

type StateName = keyof typeof releaseStates

const tones: Record<StateName, Tone> = {
  onShelf: 'success',
  rejected: 'danger',
  removed: 'danger',
  scheduled: 'accent',
  inReview: 'info',
  upgradeInReview: 'info',
  removalRequested: 'warning',
  draft: 'draft',
  upgradeRejected: 'danger',
  removalRejected: 'danger',
  removedByDeveloper: 'draft',
  cancelled: 'draft',
  inPreReview: 'info',
  preReviewRejected: 'danger',
}

const names = Object.keys(releaseStates) as StateName[]

/** Status of an app, from all of its versions. */
export function AppStatus({ app }: { app: Pick<App, 'releaseState'> }) {
  const text = useAppsText()
  const name = names.find((candidate) => releaseStates[candidate] === app.releaseState)
  return name ? (
    <Status tone={tones[name]}>{text(`apps.state.${name}`)}</Status>
  ) : (
    <Status tone="draft">{text('apps.state.none')}</Status>
  )
}

/** Statuses that the app list can be filtered by. */
export function useStateChoices(): readonly FilterChoice[] {
  const text = useAppsText()
  return names.map((name) => ({ value: releaseStates[name], label: text(`apps.state.${name}`), tone: tones[name] }))
}
