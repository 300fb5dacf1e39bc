import type { Console } from '@console-widgets/core'
import type { Place } from '@console-widgets/data'

/**
 * Reloads the page when its address enters or leaves the demo project or the open test mode, so that nothing that was
 * read for a visitor is shown to a user, and the other way round.
 */
export function followMode({ route }: Console, { $route }: Place): void {
  const mode = () => `${route().demoProject} ${route().openTest}`
  const begun = mode()
  $route.listen(() => {
    if (mode() !== begun) location.reload()
  })
}
