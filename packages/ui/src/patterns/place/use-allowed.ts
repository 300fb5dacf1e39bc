import type { AnyCall } from '@console-widgets/contract'
import { useStore } from '@nanostores/react'
import { useConsole } from '../../embedding/console-context.tsx'

/** Whether the current role permits a call; updated with the role. Calls without a permission are open to all roles. */
export function useAllowed(call: AnyCall | undefined): boolean {
  return useAllows()(call)
}

/** Returns a function that tells for any call whether the current role permits it. */
export function useAllows(): (call: AnyCall | undefined) => boolean {
  const { permissions } = useConsole()
  useStore(permissions.$map)
  return (call) => permissions.allows(call?.permission)
}
