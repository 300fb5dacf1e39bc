import { useState, type ReactNode } from 'react'
import { Icon, IconButton, icons, Link, ShortcutHelp, useConsole, useStore } from '@console-widgets/ui'
import { useComposition } from '../composition/composition-context.tsx'
import { VisitorNotice } from '../demo/visitor-notice.tsx'
import { useHostText } from '../text.ts'
import { AccountMenu } from './account-menu.tsx'
import { NoticeBell } from './notice-bell.tsx'
import { PreferencesMenu } from './preferences-menu.tsx'
import { Search } from './search.tsx'
import { SiteBadge } from './site-choice.tsx'
import { Sidebar } from './sidebar.tsx'
import { TeamSwitch } from './team-switch.tsx'

/** Layout of the console: navigation at the side, team and account on top, and the page. */
export function Shell({ children }: { children: ReactNode }) {
  const text = useHostText()
  const { home, routeTo } = useComposition()
  const visiting = useStore(useConsole().session.$state).status === 'visitor'
  const [open, setOpen] = useState(false)
  return (
    <div className="@container flex min-h-dvh flex-col">
      <a
        href="#content"
        onClick={skipToContent}
        className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:rounded-md focus:bg-raised focus:p-2"
      >
        {text('host.skip')}
      </a>
      <header className="print:hidden sticky top-0 z-10 flex h-12 items-center gap-1 border-b border-line bg-surface px-2 @sm:gap-2 @sm:px-3">
        <span className="@lg:hidden">
          <IconButton
            icon={icons.bars}
            label={text('host.menu')}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          />
        </span>
        <Link
          to={home?.pattern ?? '/'}
          className="hidden items-center gap-2 rounded-md px-1.5 font-semibold text-ink no-underline focus-ring @sm:flex"
        >
          <Logo />
          <span className="hidden @md:inline">{text('host.title')}</span>
        </Link>
        {visiting ? null : (
          <>
            <span aria-hidden="true" className="hidden h-5 border-s border-line @sm:block" />
            <TeamSwitch />
            <SiteBadge />
          </>
        )}
        <span className="ms-auto flex items-center gap-1 @lg:gap-2">
          {visiting ? null : <Search />}
          {visiting ? null : <NoticeBell />}
          <span data-click="host.help" className="contents">
            <Link
              to={routeTo('console.help')}
              className="grid size-control shrink-0 place-items-center rounded-md text-muted no-underline focus-ring hover:bg-hover hover:text-ink"
            >
              <Icon name={icons.help} />
              <span className="sr-only">{text('host.help')}</span>
            </Link>
          </span>
          <PreferencesMenu />
          {visiting ? null : <AccountMenu />}
        </span>
      </header>
      <ShortcutHelp />
      <div className="flex flex-1">
        {open ? (
          // Those who don't point close the menu by its button or by Escape.
          <div
            aria-hidden="true"
            className="fixed inset-0 top-12 z-9 bg-scrim @lg:hidden print:hidden"
            onClick={() => setOpen(false)}
          />
        ) : null}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as a menu closes */}
        <aside
          onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
          className={`${open ? 'fixed top-12 bottom-0 start-0 z-10 bg-raised shadow-overlay' : 'hidden'} w-64 shrink-0 border-e print:hidden border-line @lg:sticky @lg:top-12 @lg:block @lg:h-[calc(100dvh-48px)] @lg:bg-transparent @lg:shadow-none`}
        >
          <Sidebar onGo={() => setOpen(false)} />
        </aside>
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 px-4 py-5 outline-none @lg:px-6 @lg:py-6">
          {visiting ? (
            <div className="pb-5">
              <VisitorNotice />
            </div>
          ) : null}
          {children}
        </main>
      </div>
    </div>
  )
}

/** The URL's hash is the route, so the skip link moves the focus itself. */
function skipToContent(event: { preventDefault(): void }) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}

function Logo() {
  return (
    <svg aria-hidden="true" width="22" height="22" viewBox="0 0 32 32">
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <path d="M9 11h14M9 16h9M9 21h14" className="stroke-on-accent" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
