import { hasBetaUpdates } from '@console-widgets/core/switches'
import { useConsole, useStore } from '@console-widgets/ui'

/** Whether the team has test versions. They are beta updates, which a deployment can limit to some zones (R125). */
export function useHasTests(): boolean {
  const { options, $zone } = useConsole()
  return hasBetaUpdates(options.switches, useStore($zone))
}
