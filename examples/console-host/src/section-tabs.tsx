import { fillRoute } from '@console-widgets/data'
import { PageTabs, useConsole, useLanguage, useStore } from '@console-widgets/ui'
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
    <div className="-mt-2">
      <PageTabs
        label={tabs[0]?.service.name[language] ?? ''}
        current={current?.id}
        tabs={tabs.map(({ id, pattern, title }) => ({ id, label: title[language], to: fillRoute(pattern, values) }))}
      />
    </div>
  )
}
