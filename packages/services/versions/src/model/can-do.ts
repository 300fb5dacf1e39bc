import { guards, type LifecycleFacts, type Reason } from './reasons.ts'
import { kindOf } from './states.ts'
import { transitions, type Transition, type VersionAction } from './transitions.ts'

/** The transition that an action would take from the version's state, if any. */
export function transitionOf(
  action: VersionAction,
  { releaseType, releaseState }: Pick<LifecycleFacts, 'releaseType' | 'releaseState'>,
): Transition | undefined {
  const kind = kindOf(releaseType)
  return transitions.find(
    (transition) =>
      transition.action === action && transition.kind === kind && transition.from.includes(releaseState as never),
  )
}

/** Reason why an action isn't possible on a version now; undefined if it is. */
export function canDo(action: VersionAction, version: LifecycleFacts, now: number): Reason | undefined {
  const transition = transitionOf(action, version)
  if (transition) return transition.guards?.find((guard) => guards[guard](version, now))
  const kind = kindOf(version.releaseType)
  const own = transitions.find((candidate) => candidate.action === action && candidate.kind === kind)
  return own?.otherwise ?? (kind === 'test' ? 'test-version' : 'store-version')
}
