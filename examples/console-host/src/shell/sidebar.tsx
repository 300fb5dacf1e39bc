import { classNames, Icon, Link, useLanguage, usePlace, useStore } from '@console-widgets/ui'
import { useHostText } from '../text.ts'
import { navigation } from './navigation.ts'

/** The services by category; the current one is marked. */
export function Sidebar({ onGo }: { onGo?: () => void }) {
  const text = useHostText()
  const language = useLanguage()
  const route = useStore(usePlace().$route)
  return (
    <nav aria-label={text('host.navigation')} className="flex flex-col gap-5 p-3">
      {navigation.map(({ category, items }) => (
        <section key={category.key} aria-label={category.names[language]}>
          <h2 className="px-2 pb-1 text-xs font-medium text-muted">{category.names[language]}</h2>
          <ul>
            {items.map((item) => {
              const current = route.startsWith(item.route)
              return (
                <li key={item.route}>
                  <Link
                    to={item.route}
                    onClick={onGo}
                    aria-current={current ? 'page' : undefined}
                    className={classNames(
                      'flex min-h-control items-center gap-2.5 rounded-md px-2 text-body no-underline focus-ring',
                      current ? 'bg-pressed font-medium text-ink' : 'text-muted hover:bg-hover hover:text-ink',
                    )}
                  >
                    <Icon name={item.icon} />
                    {text(item.label)}
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </nav>
  )
}
