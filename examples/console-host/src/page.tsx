import { Suspense, type ReactNode } from 'react'
import { readPlace } from '@console-widgets/data'
import { Button, EmptyState, Skeleton, usePlace, useStore } from '@console-widgets/ui'
import { pages } from './pages.tsx'
import { PageTitle } from './page-title.tsx'
import { matchPath } from './routes.ts'
import { useHostText } from './text.ts'

/** Shows the page of the current route. */
export function Page() {
  const { path } = readPlace(useStore(usePlace().$route))
  return (
    <>
      <PageTitle path={path} />
      <Suspense fallback={<Skeleton lines={6} />}>{find(path) ?? <NotFound />}</Suspense>
    </>
  )
}

function find(path: string): ReactNode {
  for (const [pattern, show] of Object.entries(pages)) {
    const values = matchPath(pattern, path)
    if (values) return show(values)
  }
  return undefined
}

function NotFound() {
  const text = useHostText()
  const place = usePlace()
  return (
    <EmptyState
      title={text('host.notFound')}
      body={text('host.notFound.text')}
      action={<Button onClick={() => place.go('/apps')}>{text('host.notFound.action')}</Button>}
    />
  )
}
