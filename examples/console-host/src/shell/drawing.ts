import { type IconName, icons } from '@console-widgets/ui'
import type { ServiceIcon } from '@console-widgets/ui/service'

const drawings = new Map<string, IconName>(Object.entries(icons))

/** Icon of a service, which a manifest names without containing it. */
export function drawing(icon: ServiceIcon): IconName {
  return drawings.get(icon) ?? (icon as IconName)
}
