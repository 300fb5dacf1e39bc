import type { Language } from '@console-widgets/core'
import type { ServiceCategoryKey } from '@console-widgets/core/tables'
import type { RouteTable, RouteValues } from '@console-widgets/data'
import type { ComponentType } from 'react'
import type { IconName } from './parts/icon.tsx'
import type * as icons from './parts/icons.ts'
import type { LocaleLoaders } from './tag.ts'

/** What something is called in each language of the console. */
export type NameByLanguage = Readonly<Record<Language, string>>

/** A drawing by its name, among those of every screen or in `icons`; or a drawing of the service's own. */
export type ServiceIcon = IconName | keyof typeof icons

/** Loads the view that a page shows; it takes the values of the route as properties. */
export type LoadView<Values extends object> = () => Promise<{ default: ComponentType<Values> }>

/** A page of a service, as a console shows it. */
export interface ServicePage<Values extends object = object> {
  /** What its tab and the window say. Default: the name of the service. */
  name?: NameByLanguage
  load: LoadView<Values>
  /** The messages of what it shows. Default: those of the service. */
  locales?: readonly LocaleLoaders[]
  /**
   * An entry in the navigation; the lowest `order` (default 100) of a category stands first. It has the page's name, or
   * the service's where the page is one tab of several.
   */
  navigation?: { order?: number; icon?: ServiceIcon }
  /**
   * A tab among those about one app or one project, or among the service's own, the lowest `order` (default 100) first.
   * A page whose pattern begins with that of a tab belongs to it.
   */
  section?: { of: 'app' | 'project' | 'service'; order?: number }
  /** The tab is absent for a role that lacks this permission. */
  permission?: string
  /** Its view has a heading of the first level; a console says the name of every other page. */
  ownHeading?: boolean
  /** Loads what it shows to whoever is not signed in; other pages ask for a sign-in. */
  loadSignedOut?: LoadView<Values>
}

/** What a service's package brings to a console. */
export interface ServiceFront {
  area: string
  name: NameByLanguage
  category: ServiceCategoryKey
  icon: ServiceIcon
  /** Its own pages, and those of others that its screens link to. */
  routes: RouteTable
  /** The messages that its views need. */
  locales: readonly LocaleLoaders[]
  /** The pages of its own routes, by the names of these. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each takes the values of its own route
  pages: Readonly<Record<string, ServicePage<any>>>
}

/**
 * Declares what a service brings to a console. It does not compile when one of the service's own routes has no page, or
 * when a page's view takes other properties than its route has values. A service's `manifest.ts` exports it as
 * `service`, and imports views lazily alone, so that the sum of all services carries no view:
 *
 * ```ts
 * import { defineService } from '@console-widgets/ui/service'
 *
 * export const service = defineService({
 *   area: 'short-links', …, routes,
 *   pages: { 'short-links.list': { navigation: {}, load: () => import('./views/short-link-list.tsx') } },
 * })
 * ```
 */
export function defineService<const Area extends string, Table extends RouteTable>(
  front: Omit<ServiceFront, 'area' | 'routes' | 'pages'> & {
    area: Area
    routes: Table
    pages: { [Page in keyof Table & `${Area}.${string}`]: ServicePage<RouteValues<Table[Page]>> }
  },
): ServiceFront {
  return front
}
