import { readPlace } from '@console-widgets/data'
import { Icon, useConsole, useLanguage, usePlace, useStore } from '@console-widgets/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useComposition } from '../composition/composition-context.tsx'
import { filterNavigation, offeredOf, openedPage } from '../composition/navigation.ts'
import { useOffered } from '../composition/offered.ts'
import { useTabs } from '../composition/use-tabs.ts'
import { useHostText } from '../text.ts'
import { NavigationEntry } from './navigation-entry.tsx'
import { NavigationSection } from './navigation-section.tsx'
import { useNavigationState } from './navigation-state.ts'
import { SectionList } from './section-list.tsx'
import { moveBetweenLinks, openFirstLink } from './navigation-keys.ts'

interface SidebarProps {
  /** Called after navigation. */
  onGo?: () => void
}

/** The services: a search field, the user's favorites, and all services by category. */
export function Sidebar({ onGo }: SidebarProps) {
  const text = useHostText()
  const language = useLanguage()
  const { find, home, navigation: everything, tabsOf } = useComposition()
  const { permissions } = useConsole()
  useStore(permissions.$map)
  const isOffered = useOffered()
  const navigation = offeredOf(everything, isOffered)
  const { favourites, closed, toggleFavourite, toggleCategory } = useNavigationState()
  const [typed, setTyped] = useState('')
  const nav = useRef<HTMLElement>(null)
  const { page, values = {} } = find(readPlace(useStore(usePlace().$route)).path) ?? {}
  const current = page?.entry
  const { tabs, inNavigation } = useTabs(page)
  const searching = typed.trim() !== ''
  const groups = searching ? filterNavigation(navigation, typed) : navigation
  const all = navigation.flatMap(({ entries }) => entries)
  const starred = favourites.flatMap((id) => all.find((entry) => entry.id === id) ?? [])

  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [current, page?.tab])

  const sections = inNavigation ? (
    <SectionList tabs={tabs} current={page?.tab} values={values} onGo={onGo} />
  ) : undefined
  const entriesOf = (entries: typeof all, below?: ReactNode) =>
    entries.map((entry) => (
      <NavigationEntry
        key={entry.id}
        entry={entry}
        opens={openedPage(entry, tabsOf(entry), permissions.allows)}
        current={entry === current && !sections}
        favourite={favourites.includes(entry.id)}
        onFavourite={() => toggleFavourite(entry.id)}
        onGo={() => {
          setTyped('')
          onGo?.()
        }}
      >
        {entry === current ? below : null}
      </NavigationEntry>
    ))
  return (
    // The keys only move between focusable elements.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      ref={nav}
      aria-label={text('host.navigation')}
      onKeyDown={moveBetweenLinks}
      className="flex h-full min-h-0 flex-col"
    >
      <div className="p-3 pb-2">
        <label className="flex min-h-control items-center gap-2 rounded-md border border-line bg-surface px-2 focus-within:outline-2 focus-within:outline-accent">
          <Icon name="search" className="text-muted" />
          <input
            type="search"
            aria-label={text('host.navigation.search')}
            placeholder={text('host.navigation.search')}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return
              if (event.key === 'Enter' && searching) openFirstLink(nav.current)
              else if (event.key === 'Escape' && typed) setTyped('')
              else return
              event.preventDefault()
              event.stopPropagation()
            }}
            className="w-full min-w-0 bg-transparent text-body text-ink outline-none placeholder:text-muted"
          />
        </label>
        <p role="status" className="sr-only">
          {searching
            ? text('host.navigation.found', { count: groups.reduce((sum, { entries }) => sum + entries.length, 0) })
            : ''}
        </p>
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-3 pt-1">
        {home && !home.navigation && !searching ? (
          <ul>
            <NavigationEntry entry={home} current={page === home} onGo={onGo} />
          </ul>
        ) : null}
        {starred.length > 0 && !searching ? (
          <NavigationSection title={text('host.favourites')}>{entriesOf(starred)}</NavigationSection>
        ) : null}
        {groups.map(({ category, entries }) => {
          const open = searching || !closed.includes(category.key)
          return (
            <NavigationSection
              key={category.key}
              title={category.names[language]}
              open={open}
              onToggle={searching ? undefined : () => toggleCategory(category.key)}
            >
              {entriesOf(open ? [...entries] : entries.filter((entry) => entry === current), sections)}
            </NavigationSection>
          )
        })}
        {groups.length === 0 ? <p className="px-2 text-muted">{text('host.navigation.none')}</p> : null}
      </div>
    </nav>
  )
}
