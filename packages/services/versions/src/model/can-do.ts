import { guards, type LifecycleFacts, type Reason } from './reasons.ts'
import { kindOf } from './states.ts'
import { transitions, type Transition, type VersionAction } from './transitions.ts'

/** The arrow that an action would take from where the version is, if there is one. */
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

/** Why an action cannot be done to a version now; undefined when it can. */
export function canDo(action: VersionAction, version: LifecycleFacts, now: number): Reason | undefined {
  const transition = transitionOf(action, version)
  if (transition) return transition.guards?.find((guard) => guards[guard](version, now))
  const kind = kindOf(version.releaseType)
  const own = transitions.find((candidate) => candidate.action === action && candidate.kind === kind)
  return own?.otherwise ?? (kind === 'test' ? 'test-version' : 'store-version')
}
