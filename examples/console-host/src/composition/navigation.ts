import { serviceCategories, type ServiceCategory } from '@console-widgets/core/tables'
import type { NameByLanguage, ServiceIcon } from '@console-widgets/ui/service'
import type { ConsolePage } from './console-page.ts'

/** Services of one category (R38). */
export interface NavigationGroup {
  category: ServiceCategory
  entries: readonly ConsolePage[]
}

/** Navigation entries by category, both in display order. */
export function groupByCategory(entries: readonly ConsolePage[]): readonly NavigationGroup[] {
  return serviceCategories
    .map((category) => ({
      category,
      entries: entries
        .filter(({ service }) => service.category === category.key)
        .toSorted((one, other) => (one.navigation?.order ?? 100) - (other.navigation?.order ?? 100)),
    }))
    .filter((group) => group.entries.length > 0)
}

/** Tabs by category, the categories in display order and each in the order of the tabs. */
export function groupTabs(tabs: readonly ConsolePage[]): readonly NavigationGroup[] {
  return serviceCategories
    .map((category) => ({ category, entries: tabs.filter(({ service }) => service.category === category.key) }))
    .filter(({ entries }) => entries.length > 0)
}

/** The page that an entry opens: its own, or the first tab beside it that the session may open. */
export function openedPage(
  entry: ConsolePage,
  tabs: readonly ConsolePage[],
  allows: (permission: string | undefined) => boolean,
): ConsolePage {
  return allows(entry.permission) ? entry : (tabs.find(({ permission }) => allows(permission)) ?? entry)
}

/** Label of an entry: a page that is one of several tabs stands for its service. */
export function entryName({ section, title, service }: ConsolePage): NameByLanguage {
  return section ? service.name : title
}

/** Icon of an entry. */
export function entryIcon({ navigation, service }: ConsolePage): ServiceIcon {
  return navigation?.icon ?? service.icon
}

/**
 * Groups with the entries that match a query: each word starts or occurs in a name in any language, including the
 * category's.
 */
export function filterNavigation(groups: readonly NavigationGroup[], typed: string): readonly NavigationGroup[] {
  const words = typed.trim().toLocaleLowerCase().split(/\s+/)
  const fits = (entry: ConsolePage, category: ServiceCategory) => {
    const names = [...Object.values(entryName(entry)), ...Object.values(category.names), entry.service.area]
    const text = names.join('\n').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
  return keep(groups, fits)
}

/** Groups with the entries of services that the console offers to the session's team. */
export function offeredOf(
  groups: readonly NavigationGroup[],
  isOffered: (service: ConsolePage['service']) => boolean,
): readonly NavigationGroup[] {
  return keep(groups, ({ service }) => isOffered(service))
}

function keep(
  groups: readonly NavigationGroup[],
  fits: (entry: ConsolePage, category: ServiceCategory) => boolean,
): readonly NavigationGroup[] {
  return groups
    .map(({ category, entries }) => ({ category, entries: entries.filter((entry) => fits(entry, category)) }))
    .filter(({ entries }) => entries.length > 0)
}
