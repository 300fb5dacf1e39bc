import type { AnyCall } from '@console-widgets/contract'

/**
 * Whether a visitor of the demo project may make a call: everything that changes nothing and tells of no
 * person, and what is made for visitors.
 * That is the restricted mode of somebody who is not signed in (R14, R121).
 */
export function visitorMay(call: Pick<AnyCall, 'auth' | 'effect' | 'personal'>): boolean {
  return call.auth !== 'session' || (call.effect === 'read' && !call.personal)
}
