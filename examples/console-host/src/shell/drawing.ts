import { type IconName, icons } from '@console-widgets/ui'
import type { ServiceIcon } from '@console-widgets/ui/service'

const drawings = new Map<string, IconName>(Object.entries(icons))

/** The drawing of a service's icon, which a manifest names without carrying it. */
export function drawing(icon: ServiceIcon): IconName {
  return drawings.get(icon) ?? (icon as IconName)
}
