import { useAllowed, useConsole } from '@console-widgets/ui'
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

/** Message why a version can't be edited: the role, or the state. */
export function useLocked(version: LifecycleFacts): string | undefined {
  const text = useVersionsText()
  const reason = useReason()
  const allowed = useAllowed(calls['versions.app-version.update'])
  return allowed ? reason('edit', version) : text('versions.reason.no-right')
}
