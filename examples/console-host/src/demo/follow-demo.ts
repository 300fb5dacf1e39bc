import type { Console } from '@console-widgets/core'
import type { Place } from '@console-widgets/data'

/**
 * Reloads the page when its address enters or leaves the demo project, so that nothing that was read for a visitor is
 * shown to a user, and the other way round.
 */
export function followDemo({ route }: Console, { $route }: Place): void {
  const visiting = route().demoProject
  $route.listen(() => {
    if (route().demoProject !== visiting) location.reload()
  })
}
