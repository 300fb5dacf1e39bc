import { fillRoute } from '@console-widgets/data'
import type { Language } from '@console-widgets/core'
import type { LoadView, ServiceFront } from '@console-widgets/ui/service'
import type { ConsolePage, HeadProps } from './console-page.ts'
import { lazyView } from './lazy-view.ts'
import { matchPath, type PathValues } from './match-path.ts'
import { groupByCategory, type NavigationGroup } from './navigation.ts'

/** Options of a console besides the services. */
export interface CompositionOptions {
  /** The current language. Default English. */
  language?: () => Language
  /** Patterns of pages with a path other than the service's own. */
  routes?: Readonly<Record<string, string>>
  /** Views that replace those of some pages, to combine services that don't know each other. */
  // oxlint-disable-next-line typescript/no-explicit-any -- each takes the values of its page's route
  joined?: Readonly<Record<string, LoadView<any>>>
  /** Views above the tabs of an app or a project, which tell whose pages they are. */
  heads?: Partial<Record<'app' | 'project', LoadView<HeadProps>>>
}

/** The pages of a console, and navigation between them. */
export interface Composition {
  services: readonly ServiceFront[]
  pages: readonly ConsolePage[]
  navigation: readonly NavigationGroup[]
  /** The page at the root path: the one that says so, else the first page of the navigation. */
  home?: ConsolePage
  /** The page at a path, with its parameters. */
  find(path: string): { page: ConsolePage; values: PathValues } | undefined
  /** The tabs of a page's group, including its own. */
  tabsOf(page: ConsolePage): readonly ConsolePage[]
  /** Route of a page by name, such as `routeTo('apps.app', { appId })`; the root's if no service has the page. */
  routeTo(id: string, values?: PathValues): string
}

/** Composes a console from any list of services. */
export function composeConsole(services: readonly ServiceFront[], options: CompositionOptions = {}): Composition {
  const pages = services.flatMap((service) => pagesOf(service, options))
  const tabs = pages.filter(({ section }) => section)
  const entries = pages.filter(({ navigation }) => navigation)
  const heads = Object.fromEntries(
    Object.entries(options.heads ?? {}).map(([subject, load]) => [subject, lazyView(load, [], options.language)]),
  )
  for (const page of pages) {
    page.tab = nearest(tabs, page)
    page.entry = nearest(entries, page)
    page.Head = heads[page.tab?.section?.of ?? '']
    page.title = page.name ?? ownTabOf(page)?.name ?? page.service.name
  }
  // A literal path segment takes precedence over a parameter.
  const byNamedParts = pages.toSorted((one, other) => namedParts(one.pattern) - namedParts(other.pattern))
  const navigation = groupByCategory(entries)
  const home = pages.find((page) => page.home) ?? navigation[0]?.entries[0]
  return {
    services,
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
    // Components of a combined view bring their own messages.
    View: joined[id]
      ? lazyView(joined[id], [], language)
      : lazyView(page.load, page.locales ?? service.locales, language),
    SignedOutView: page.loadSignedOut && lazyView(page.loadSignedOut, page.locales ?? service.locales, language),
  }))
}

/** The service's tab above the page in the path hierarchy. */
const ownTabOf = ({ tab, service }: ConsolePage) => (tab?.service === service ? tab : undefined)

/** The nearest of the pages at or above a page's path; the hierarchy comes from the services' own paths. */
function nearest(candidates: readonly ConsolePage[], page: ConsolePage): ConsolePage | undefined {
  const path = `${declaredPattern(page)}/`
  return candidates
    .filter((candidate) => path.startsWith(`${declaredPattern(candidate)}/`))
    .toSorted((one, other) => declaredPattern(other).length - declaredPattern(one).length)[0]
}

const declaredPattern = ({ service, id }: ConsolePage) => service.routes[id] as string

const groupOfTab = ({ section, service }: ConsolePage) => (section?.of === 'service' ? service.area : section?.of)

const namedParts = (pattern: string) => pattern.split('/:').length
