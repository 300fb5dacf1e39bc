import { fillRoute } from '@console-widgets/data'
import type { Language } from '@console-widgets/core'
import type { LoadView, ServiceFront } from '@console-widgets/ui/service'
import type { ConsolePage } from './console-page.ts'
import { lazyView } from './lazy-view.ts'
import { matchPath, type PathValues } from './match-path.ts'
import { groupByCategory, type NavigationGroup } from './navigation.ts'

/** What a console is made of, beside the services. */
export interface CompositionOptions {
  /** The language of the moment. Default English. */
  language?: () => Language
  /** Patterns of pages that are elsewhere than at the services' own paths. */
  routes?: Readonly<Record<string, string>>
  /** Views in the place of those of some pages, which join what services do not know of each other. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each takes the values of its page's route
  joined?: Readonly<Record<string, LoadView<any>>>
}

/** The pages of a console, and the ways between them. */
export interface Composition {
  pages: readonly ConsolePage[]
  navigation: readonly NavigationGroup[]
  /** What the root shows: the first page of the navigation. */
  home?: ConsolePage
  /** The page at a path, with the values of its pattern. */
  find(path: string): { page: ConsolePage; values: PathValues } | undefined
  /** The tabs that stand beside that of a page, itself included. */
  tabsOf(page: ConsolePage): readonly ConsolePage[]
  /** The route of a page by its name, such as `routeTo('apps.app', { appId })`; the root's where no service has it. */
  routeTo(id: string, values?: PathValues): string
}

/** Makes a console of what services bring: no service is named here. */
export function composeConsole(services: readonly ServiceFront[], options: CompositionOptions = {}): Composition {
  const pages = services.flatMap((service) => pagesOf(service, options))
  const tabs = pages.filter(({ section }) => section)
  const entries = pages.filter(({ navigation }) => navigation)
  for (const page of pages) {
    page.tab = nearest(tabs, page)
    page.entry = nearest(entries, page)
    page.title = page.name ?? ownTabOf(page)?.name ?? page.service.name
  }
  // A part that is written out is before one that takes anything.
  const byNamedParts = pages.toSorted((one, other) => namedParts(one.pattern) - namedParts(other.pattern))
  const navigation = groupByCategory(entries)
  const home = navigation[0]?.entries[0]
  return {
    pages,
    navigation,
    home,
    find(path) {
      for (const page of byNamedParts) {
        const values = matchPath(page.pattern, path)
        if (values) return { page, values }
      }
      return home && /^\/*$/.test(path) ? { page: home, values: {} } : undefined
    },
    tabsOf: ({ tab }) =>
      tab
        ? tabs
            .filter((other) => groupOfTab(other) === groupOfTab(tab))
            .toSorted((one, other) => (one.section?.order ?? 100) - (other.section?.order ?? 100))
        : [],
    routeTo(id, values = {}) {
      const page = pages.find((each) => each.id === id)
      return page ? fillRoute(page.pattern, values) : '/'
    },
  }
}

function pagesOf(service: ServiceFront, options: CompositionOptions): ConsolePage[] {
  const { routes = {}, joined = {}, language = () => 'en' } = options
  return Object.entries(service.pages).map(([id, page]) => ({
    ...page,
    id,
    service,
    pattern: routes[id] ?? (service.routes[id] as string),
    title: service.name,
    // A joined view is made of components that bring their messages.
    View: joined[id]
      ? lazyView(joined[id], [], language)
      : lazyView(page.load, page.locales ?? service.locales, language),
    SignedOutView: page.loadSignedOut && lazyView(page.loadSignedOut, page.locales ?? service.locales, language),
  }))
}

/** The tab of the page's own service that it lies below. */
const ownTabOf = ({ tab, service }: ConsolePage) => (tab?.service === service ? tab : undefined)

/** Of the pages that a page is or lies below, the nearest. What lies below what is the services' to say. */
function nearest(candidates: readonly ConsolePage[], page: ConsolePage): ConsolePage | undefined {
  const path = `${declaredPattern(page)}/`
  return candidates
    .filter((candidate) => path.startsWith(`${declaredPattern(candidate)}/`))
    .toSorted((one, other) => declaredPattern(other).length - declaredPattern(one).length)[0]
}

const declaredPattern = ({ service, id }: ConsolePage) => service.routes[id] as string

const groupOfTab = ({ section, service }: ConsolePage) => (section?.of === 'service' ? service.area : section?.of)

const namedParts = (pattern: string) => pattern.split('/:').length
