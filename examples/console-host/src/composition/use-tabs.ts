import { useConsole, useStore } from '@console-widgets/ui'
import { useComposition } from './composition-context.tsx'
import type { ConsolePage } from './console-page.ts'
import { useOffered } from './offered.ts'

/** The most tabs that stand side by side. More are listed in the navigation, by category. */
const mostInOneRow = 9

/** Tabs beside a page, such as those of an app from all services. */
export interface Tabs {
  /** Those that the session may open. Empty: the page has no tabs. */
  tabs: readonly ConsolePage[]
  /** Whether the navigation lists them, where it is in view. */
  inNavigation: boolean
}

const none: Tabs = { tabs: [], inNavigation: false }

/** The tabs beside a page. Its own is among them whatever the session may open. */
export function useTabs(page: ConsolePage | undefined): Tabs {
  const composition = useComposition()
  const { permissions, session } = useConsole()
  useStore(permissions.$map)
  const visiting = useStore(session.$state).status === 'visitor'
  const isOffered = useOffered()
  if (!page) return none
  const tabs = composition
    .tabsOf(page)
    .filter(
      (tab) =>
        tab === page.tab ||
        (permissions.allows(tab.permission) && isOffered(tab.service) && !(visiting && tab.personal)),
    )
  return tabs.length < 2 ? none : { tabs, inNavigation: tabs.length > mostInOneRow }
}
