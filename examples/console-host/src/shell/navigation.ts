import { type IconName, icons } from '@console-widgets/ui'
import type en from '../locales/en.ts'

type MessageId = keyof typeof en

/** A service in the navigation. */
export interface NavigationItem {
  label: MessageId
  route: string
  icon: IconName
}

/** Services of one category (R38), in the order in which a team meets them. */
export interface NavigationGroup {
  label: MessageId
  items: readonly NavigationItem[]
}

export const navigation: readonly NavigationGroup[] = [
  { label: 'host.category.build', items: [{ label: 'host.projects', route: '/projects', icon: 'folder' }] },
  { label: 'host.category.distribute', items: [{ label: 'host.apps', route: '/apps', icon: 'app' }] },
  {
    label: 'host.category.analysis',
    items: [
      { label: 'host.reports', route: '/reports', icon: icons.chart },
      { label: 'host.news', route: '/news', icon: icons.bell },
    ],
  },
  {
    label: 'host.category.serverless',
    items: [
      { label: 'host.databases', route: '/databases', icon: icons.database },
      { label: 'host.storage', route: '/storage', icon: icons.bucket },
    ],
  },
  { label: 'host.category.business', items: [{ label: 'host.team', route: '/team', icon: icons.users }] },
]
