import type { AnyCall } from '@console-widgets/contract'
import { useStore } from '@nanostores/react'
import { useConsole } from '../../embedding/console-context.tsx'

/** Whether the current role may make a call; it changes with the role. A call without a permission is everyone’s. */
export function useAllowed(call: AnyCall | undefined): boolean {
  return useAllows()(call)
}

/** Answers for any call whether the current role may make it. */
export function useAllows(): (call: AnyCall | undefined) => boolean {
  const { permissions } = useConsole()
  useStore(permissions.$map)
  return (call) => permissions.allows(call?.permission)
}
