import { serviceCategories, type ServiceCategory, type ServiceCategoryKey } from '@console-widgets/core/tables'
import { type IconName, icons } from '@console-widgets/ui'
import type en from '../locales/en.ts'

type MessageId = keyof typeof en

/** A service in the navigation. */
export interface NavigationItem {
  category: ServiceCategoryKey
  label: MessageId
  route: string
  icon: IconName
}

/** What the navigation leads to, in the order in which a team meets it. */
export const navigationItems: readonly NavigationItem[] = [
  { category: 'build', label: 'host.projects', route: '/projects', icon: 'folder' },
  { category: 'distribute', label: 'host.apps', route: '/apps', icon: 'app' },
  { category: 'analysis', label: 'host.reports', route: '/reports', icon: icons.chart },
  { category: 'analysis', label: 'host.news', route: '/news', icon: icons.bell },
  { category: 'serverless', label: 'host.databases', route: '/databases', icon: icons.database },
  { category: 'serverless', label: 'host.storage', route: '/storage', icon: icons.bucket },
  { category: 'business', label: 'host.team', route: '/team', icon: icons.users },
]

/** Services of one category (R38). */
export interface NavigationGroup {
  category: ServiceCategory
  items: readonly NavigationItem[]
}

/** The same by category, each where its first service is met. */
export const navigation: readonly NavigationGroup[] = [...new Set(navigationItems.map((item) => item.category))].map(
  (key) => ({
    category: serviceCategories.find((category) => category.key === key) as ServiceCategory,
    items: navigationItems.filter((item) => item.category === key),
  }),
)
