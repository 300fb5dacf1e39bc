import { type AnyCall, visitorMay } from '@console-widgets/contract'
import { useStore } from '@nanostores/react'
import { useConsole } from '../../embedding/console-context.tsx'
import { useLock } from './lock.tsx'

/**
 * Whether a call is possible here: the current role permits it, and what the view is about isn't locked. Updated with
 * the role. Calls without a permission are open to all roles.
 */
export function useAllowed(call: AnyCall | undefined): boolean {
  return useAllows()(call)
}

/** Returns a function that tells for any call whether it is possible here. */
export function useAllows(): (call: AnyCall | undefined) => boolean {
  const permits = usePermits()
  const lock = useLock()
  return (call) => permits(call) && !lock(call)
}

/**
 * Returns a function that tells for any call whether the current role permits it. A visitor of the demo project can
 * only read.
 */
export function usePermits(): (call: AnyCall | undefined) => boolean {
  const { permissions, route } = useConsole()
  useStore(permissions.$map)
  return (call) => permissions.allows(call?.permission) && (!call || !route().demoProject || visitorMay(call))
}
