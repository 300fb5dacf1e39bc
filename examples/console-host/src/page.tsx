import { readPlace } from '@console-widgets/data'
import {
  BelowName,
  Button,
  EmptyState,
  ErrorBoundary,
  ParentPageListener,
  Scope,
  Skeleton,
  useConsole,
  useLanguage,
  usePlace,
  useStore,
} from '@console-widgets/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useComposition } from './composition/composition-context.tsx'
import { useOffered } from './composition/offered.ts'
import { tellFailure } from './host-messages.ts'
import { PageTitle } from './page-title.tsx'
import { LockNotice } from './demo/lock-notice.tsx'
import { useReports } from './reports/use-reports.ts'
import { SectionTabs } from './section-tabs.tsx'
import { useHostText } from './text.ts'
import { useVisits } from './use-visits.ts'

interface PageProps {
  /** Whether the console's navigation is beside the page, as it isn't in a frame. */
  hasNavigation?: boolean
}

/** Shows the page of the current route with its tabs. */
export function Page({ hasNavigation = false }: PageProps) {
  const { path } = readPlace(useStore(usePlace().$route))
  const found = useComposition().find(path)
  const isOffered = useOffered()
  const offered = found && isOffered(found.page.service) ? found : undefined
  useVisits(offered)
  useReports(offered?.page)
  const [parent, setParent] = useState<string>()
  if (!found)
    return (
      <>
        <PageTitle />
        <NotFound />
      </>
    )
  const { page, values } = found
  if (!offered)
    return (
      <>
        <PageTitle page={page} />
        <NotOffered />
      </>
    )
  return (
    <Scope of={values}>
      <PageTitle page={page} />
      <div className="flex flex-col gap-5">
        {page.Head && page.tab ? (
          <Contained>
            <Suspense fallback={<div className="min-h-control" />}>
              <page.Head values={values} pattern={page.tab.pattern} />
            </Suspense>
          </Contained>
        ) : null}
        <SectionTabs page={page} {...{ values, hasNavigation, parent }} />
        <LockNotice values={values} />
        <Contained key={path}>
          <ParentPageListener value={setParent}>
            <Suspense fallback={<Skeleton lines={6} />}>
              {page.Head && page.tab ? (
                <BelowName>
                  <page.View {...values} />
                </BelowName>
              ) : (
                <page.View {...values} />
              )}
            </Suspense>
          </ParentPageListener>
        </Contained>
      </div>
    </Scope>
  )
}

/** A failure, such as of code that can't be loaded, stays in its place: navigation works, and leads away from it. */
function Contained({ children }: { children: ReactNode }) {
  const console = useConsole()
  return (
    <ErrorBoundary language={useLanguage()} onError={(error) => tellFailure(console, error)}>
      {children}
    </ErrorBoundary>
  )
}

function NotOffered() {
  const text = useHostText()
  return <EmptyState title={text('host.notOffered')} body={text('host.notOffered.text')} />
}

function NotFound() {
  const text = useHostText()
  const place = usePlace()
  return (
    <EmptyState
      title={text('host.notFound')}
      body={text('host.notFound.text')}
      action={<Button onClick={() => place.go('/')}>{text('host.notFound.action')}</Button>}
    />
  )
}
