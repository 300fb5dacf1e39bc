import { classNames, type Drawing, Icon, IconButton, Link, useLanguage } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import type { ConsolePage } from '../composition/console-page.ts'
import { entryIcon, entryName } from '../composition/navigation.ts'
import { useHostText } from '../text.ts'
import { drawing } from './drawing.ts'

interface NavigationEntryProps {
  entry: ConsolePage
  /** The page that it opens. Default: its own. */
  opens?: ConsolePage
  /** Whether it links to the current page. */
  current: boolean
  /** Whether it is among the favourites, and its star; without them it can't be one. */
  favourite?: boolean
  onFavourite?: () => void
  onGo?: () => void
  /** Pages below it, one of which is the current one. */
  children?: ReactNode
}

const star: Drawing = 'M8 2.2l1.8 3.6 4 .6-2.9 2.8.7 4L8 11.3l-3.6 1.9.7-4-2.9-2.8 4-.6z'

/** A service in the navigation, with its star. */
export function NavigationEntry({
  entry,
  opens = entry,
  current,
  favourite,
  onFavourite,
  onGo,
  children,
}: NavigationEntryProps) {
  const text = useHostText()
  const name = entryName(entry)[useLanguage()]
  return (
    <li>
      <div className="group/entry relative">
        <span data-click={`host.navigation.${entry.id}`} className="contents">
          <Link
            to={opens.pattern}
            onClick={onGo}
            aria-current={current ? 'page' : undefined}
            className={classNames(
              'flex min-h-control items-center gap-2.5 rounded-md py-1 ps-2 pe-8 text-body no-underline focus-ring hover:no-underline! focus-visible:-outline-offset-2',
              current ? 'bg-pressed' : 'hover:bg-hover',
              current || children ? 'font-medium text-ink' : 'text-muted hover:text-ink',
            )}
          >
            <Icon name={drawing(entryIcon(entry))} />
            <span className="min-w-0 break-words">{name}</span>
          </Link>
        </span>
        {onFavourite ? (
          <span
            className={classNames(
              'absolute inset-y-0 end-0.5 flex items-center focus-within:opacity-100 group-hover/entry:opacity-100 pointer-coarse:opacity-100',
              favourite ? '[&_svg]:fill-current' : 'opacity-0',
            )}
          >
            <IconButton
              icon={star}
              size="small"
              label={text(favourite ? 'host.favourites.remove' : 'host.favourites.add', { name })}
              onClick={onFavourite}
            />
          </span>
        ) : null}
      </div>
      {children}
    </li>
  )
}
