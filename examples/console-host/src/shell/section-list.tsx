import { fillRoute } from '@console-widgets/data'
import { classNames, Link, useLanguage } from '@console-widgets/ui'
import { groupTabs } from '../composition/navigation.ts'
import type { ConsolePage } from '../composition/console-page.ts'
import type { PathValues } from '../composition/match-path.ts'

interface SectionListProps {
  tabs: readonly ConsolePage[]
  /** That of the page in view. */
  current: ConsolePage | undefined
  /** Values of the page's route. */
  values: PathValues
  onGo?: (() => void) | undefined
}

/** Tabs that are too many for a row, such as those of an app, by category. */
export function SectionList({ tabs, current, values, onGo }: SectionListProps) {
  const language = useLanguage()
  return (
    <nav
      aria-label={tabs[0]?.service.name[language]}
      className="my-1 ms-4 flex flex-col gap-2 border-s border-line ps-2"
    >
      {groupTabs(tabs).map(({ category, entries }) => (
        <div key={category.key}>
          {entries.includes(tabs[0] as ConsolePage) ? null : (
            <h3 className="px-2 py-0.5 text-xs font-normal text-muted">{category.names[language]}</h3>
          )}
          <ul aria-label={category.names[language]}>
            {entries.map((tab) => (
              <li key={tab.id} data-click={`host.section.${tab.id}`}>
                <Link
                  to={fillRoute(tab.pattern, values)}
                  onClick={onGo}
                  aria-current={tab === current ? 'page' : undefined}
                  className={classNames(
                    'flex min-h-7 items-center rounded-md px-2 py-0.5 text-body no-underline focus-ring hover:no-underline! focus-visible:-outline-offset-2 pointer-coarse:min-h-control',
                    tab === current ? 'bg-pressed font-medium text-ink' : 'text-muted hover:bg-hover hover:text-ink',
                  )}
                >
                  <span className="min-w-0 break-words">{tab.title[language]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
