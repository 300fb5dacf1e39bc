import type { Language } from '@console-widgets/core'
import type { ServiceCategoryKey } from '@console-widgets/core/tables'
import type { RouteTable, RouteValues } from '@console-widgets/data'
import type { ComponentType } from 'react'
import type { IconName } from './parts/icon.tsx'
import type * as icons from './parts/icons.ts'
import type { LocaleLoaders } from './tag.ts'

/** Name in each language of the console. */
export type NameByLanguage = Readonly<Record<Language, string>>

/** Name of an icon, among the standard ones or in `icons`, or the service's own paths. */
export type ServiceIcon = IconName | keyof typeof icons

/** Loads the view of a page. The view takes the values of the route as properties. */
export type LoadView<Values extends object> = () => Promise<{ default: ComponentType<Values> }>

/** An action of a page's list that a console's search offers, without values to choose first. */
export interface PageAction {
  /** Id of the list's action, which the page starts if its address has the parameter `action` with this value. */
  id: string
  /** Label that says what it is about, without the page around it. */
  name: NameByLanguage
  /** Hides the action if the role lacks this permission. Default: none, like a call without a permission. */
  permission?: string
  /** Default: the icon of adding something. */
  icon?: ServiceIcon
}

/** An answer to a question about a service, for a console's help page and search. */
export interface HelpTopic {
  id: string
  title: NameByLanguage
  /** Paragraphs. */
  text: Readonly<Record<Language, readonly string[]>>
  /** Page where it is done, of a route without parameters. */
  page?: string
}

/** A page of a service in a console. */
export interface ServicePage<Values extends object = object> {
  /** Title of the tab and the window. Default: the name of the service. */
  name?: NameByLanguage
  load: LoadView<Values>
  /** Messages of the view. Default: those of the service. */
  locales?: readonly LocaleLoaders[]
  /** The page at the root path, above all others in the navigation. One page of a console. */
  home?: true
  /**
   * Navigation entry. Within a category, entries are sorted by `order` (default 100). Its label is the page's name, or
   * the service's if the page is one of several tabs.
   */
  navigation?: { order?: number; icon?: ServiceIcon }
  /**
   * Tab among those of an app, of a project, or of the service, sorted by `order` (default 100). A page whose pattern
   * starts with that of a tab belongs to the tab.
   */
  section?: { of: 'app' | 'project' | 'service'; order?: number }
  /** Hides the tab if the role lacks this permission. */
  permission?: string
  /** The page is about the signed-in person: visitors without an account don't get its tab. */
  personal?: true
  /** The page is about settings, and found as such. */
  isSettings?: true
  /** Actions of the page that a console's search offers. The page's route has no parameters. */
  actions?: readonly PageAction[]
  /** The view has a first-level heading. For other pages the console adds one. */
  ownHeading?: boolean
  /** Loads the view for signed-out visitors. Other pages require a sign-in. */
  loadSignedOut?: LoadView<Values>
}

/** Everything that a service's package adds to a console. */
export interface ServiceFront {
  area: string
  name: NameByLanguage
  category: ServiceCategoryKey
  icon: ServiceIcon
  /** The service's own routes, and those of other services that its screens link to. */
  routes: RouteTable
  /** Messages of its views. */
  locales: readonly LocaleLoaders[]
  /** Pages of its own routes, by route name. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each takes the values of its own route
  pages: Readonly<Record<string, ServicePage<any>>>
  /** Loads the service's answers to questions. */
  help?: () => Promise<{ default: readonly HelpTopic[] }>
}

/**
 * Declares a service's part of a console. It is a compile error if one of the service's own routes has no page, or if a
 * view's properties don't match its route's parameters. A service's `manifest.ts` exports the result as `service`. It
 * must import views lazily, so that the combined manifests of all services contain no view:
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
