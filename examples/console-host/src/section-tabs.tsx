import { fillRoute } from '@console-widgets/data'
import { classNames, Link, ScrollRow, useConsole, useLanguage, useStore } from '@console-widgets/ui'
import { useComposition } from './composition/composition-context.tsx'
import type { ConsolePage } from './composition/console-page.ts'
import { useOffered } from './composition/offered.ts'
import type { PathValues } from './composition/match-path.ts'

interface SectionTabsProps {
  page: ConsolePage
  values: PathValues
}

/** Tabs beside the current page, as links, such as those of an app from all services. */
export function SectionTabs({ page, values }: SectionTabsProps) {
  const language = useLanguage()
  const composition = useComposition()
  const { permissions, session } = useConsole()
  useStore(permissions.$map)
  const visiting = useStore(session.$state).status === 'visitor'
  const isOffered = useOffered()
  const current = page.tab
  const tabs = composition
    .tabsOf(page)
    .filter(
      (tab) =>
        tab === current ||
        (permissions.allows(tab.permission) && isOffered(tab.service) && !(visiting && tab.personal)),
    )
  if (tabs.length < 2) return null
  return (
    <ScrollRow selected={current?.id} className="-mt-2 border-b border-line">
      <nav aria-label={tabs[0]?.service.name[language]} className="flex w-max gap-1">
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            to={fillRoute(tab.pattern, values)}
            aria-current={tab === current ? 'page' : undefined}
            className={classNames(
              'border-b-2 px-3 py-2 text-body whitespace-nowrap hover:no-underline!',
              tab === current ? 'border-accent font-medium text-ink' : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.title[language]}
          </Link>
        ))}
      </nav>
    </ScrollRow>
  )
}
