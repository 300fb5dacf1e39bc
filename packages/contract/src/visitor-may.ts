import type { AnyCall } from './call.ts'

/**
 * Whether a visitor of the demo project may make a call: reads without personal data, and calls made for visitors. This
 * is the restricted mode for users who are not signed in (R14, R121).
 */
export function visitorMay(call: Pick<AnyCall, 'auth' | 'effect' | 'personal'>): boolean {
  return call.auth !== 'session' || (call.effect === 'read' && !call.personal)
}
