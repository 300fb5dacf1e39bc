import { useConsole } from '@console-widgets/ui'
import { canDo, type LifecycleFacts, type VersionAction } from '../model.ts'
import { useVersionsText } from '../text.ts'

/** Why an action cannot be done to a version now, in words; undefined when it can. */
export function useReason(): (action: VersionAction, version: LifecycleFacts) => string | undefined {
  const text = useVersionsText()
  const { ports } = useConsole()
  return (action, version) => {
    const reason = canDo(action, version, ports.now())
    return reason && text(`versions.reason.${reason}`)
  }
}
