import { fillRoute } from '@console-widgets/data'
import { classNames, Link, useConsole, useLanguage, useStore } from '@console-widgets/ui'
import { useEffect, useRef } from 'react'
import { useComposition } from './composition/composition-context.tsx'
import type { ConsolePage } from './composition/console-page.ts'
import type { PathValues } from './composition/match-path.ts'

interface SectionTabsProps {
  page: ConsolePage
  values: PathValues
}

/** Tabs beside the current page, as links, such as those of an app from all services. */
export function SectionTabs({ page, values }: SectionTabsProps) {
  const language = useLanguage()
  const composition = useComposition()
  const { permissions } = useConsole()
  useStore(permissions.$map)
  const nav = useRef<HTMLElement>(null)
  const current = page.tab
  // If the tabs are wider than the page, scroll the current one into view.
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]')
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  const tabs = composition.tabsOf(page).filter((tab) => tab === current || permissions.allows(tab.permission))
  if (tabs.length < 2) return null
  return (
    <nav
      ref={nav}
      aria-label={tabs[0]?.service.name[language]}
      className="-mt-2 flex gap-1 overflow-x-auto border-b border-line"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          to={fillRoute(tab.pattern, values)}
          aria-current={tab === current ? 'page' : undefined}
          className={classNames(
            '-mb-px border-b-2 px-3 py-2 text-body whitespace-nowrap hover:no-underline!',
            tab === current ? 'border-accent font-medium text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {tab.title[language]}
        </Link>
      ))}
    </nav>
  )
}
