import { fillRoute } from '@console-widgets/data'
import { PageTabs, useLanguage } from '@console-widgets/ui'
import type { ConsolePage } from './composition/console-page.ts'
import { markedTab } from './composition/marked-tab.ts'
import type { PathValues } from './composition/match-path.ts'
import { useTabs } from './composition/use-tabs.ts'

interface SectionTabsProps {
  page: ConsolePage
  values: PathValues
  /** Whether the navigation is beside the page, at least in a wide window. */
  hasNavigation: boolean
  /** Route of the page that this one leads back to, if it has told. */
  parent: string | undefined
}

/** Tabs beside the current page, as links. If there are many, only where the navigation doesn’t list them. */
export function SectionTabs({ page, values, hasNavigation, parent }: SectionTabsProps) {
  const language = useLanguage()
  const { tabs, inNavigation } = useTabs(page)
  if (tabs.length === 0) return null
  return (
    <div className={hasNavigation && inNavigation ? '-mt-2 @lg:hidden' : '-mt-2'}>
      <PageTabs
        label={tabs[0]?.service.name[language] ?? ''}
        current={markedTab(tabs, page, values, parent)?.id}
        tabs={tabs.map(({ id, pattern, title }) => ({ id, label: title[language], to: fillRoute(pattern, values) }))}
      />
    </div>
  )
}
