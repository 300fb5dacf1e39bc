import type { Console } from '@console-widgets/core'
import { orchestrate } from '@console-widgets/core/orchestration'

/** The menu part of the gateway's process. */
interface MenuAnswer {
  menu?: { ret: { code: number }; items?: { id: string; serviceId: string; menuId: string }[] }
}

/**
 * Fills the session's service map (R31) with the services that the user's role can use, once per session: a report of a
 * visit names the service's menu. The orchestration gateway composes the menu from the calls of all services.
 */
export async function keepServiceMap(console: Console): Promise<void> {
  if (console.keys.get('serviceMap')) return
  const { menu } = await orchestrate<MenuAnswer>(console, {
    orchestration: 'user',
    process: 'home-page-info',
    apiName: 'menu',
  })
  if (menu?.items)
    console.keys.set(
      'serviceMap',
      menu.items.map(({ id, serviceId, menuId }) => ({ id, serviceId, menuId })),
    )
}
