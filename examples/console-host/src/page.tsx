import { readPlace } from '@console-widgets/data'
import { Button, EmptyState, Skeleton, usePlace, useStore } from '@console-widgets/ui'
import { Suspense } from 'react'
import { useComposition } from './composition/composition-context.tsx'
import { PageTitle } from './page-title.tsx'
import { useReports } from './reports/use-reports.ts'
import { SectionTabs } from './section-tabs.tsx'
import { useHostText } from './text.ts'
import { useVisits } from './use-visits.ts'

/** Shows the page of the current route with its tabs. */
export function Page() {
  const { path } = readPlace(useStore(usePlace().$route))
  const found = useComposition().find(path)
  useVisits(found)
  useReports(found?.page)
  if (!found)
    return (
      <>
        <PageTitle />
        <NotFound />
      </>
    )
  const { page, values } = found
  return (
    <>
      <PageTitle page={page} />
      <div className="flex flex-col gap-5">
        {page.Head && page.tab ? (
          <Suspense fallback={<div className="min-h-control" />}>
            <page.Head values={values} pattern={page.tab.pattern} />
          </Suspense>
        ) : null}
        <SectionTabs page={page} values={values} />
        <Suspense fallback={<Skeleton lines={6} />}>
          <page.View {...values} />
        </Suspense>
      </div>
    </>
  )
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
