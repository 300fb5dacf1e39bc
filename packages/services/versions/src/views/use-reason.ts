import { useConsole, useLock, usePermits } from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { canDo, type LifecycleFacts, type VersionAction } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'

/** Message why an action isn't possible on a version now; undefined if it is. */
export function useReason(): (action: VersionAction, version: LifecycleFacts) => string | undefined {
  const text = useVersionsText()
  const { ports } = useConsole()
  return (action, version) => {
    const reason = canDo(action, version, ports.now())
    return reason && text(`versions.reason.${reason}`)
  }
}

/** Message why a version can't be edited: the role, the lock of a demo project, or the state. */
export function useLocked(version: LifecycleFacts): string | undefined {
  const text = useVersionsText()
  const reason = useReason()
  const permits = usePermits()
  const lock = useLock()
  const call = calls['versions.app-version.update']
  return permits(call) ? (lock(call) ?? reason('edit', version)) : text('versions.reason.no-right')
}
