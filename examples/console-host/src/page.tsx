import { AppList } from '@console-widgets/apps'
import { Button, EmptyState, usePlace, useStore } from '@console-widgets/ui'
import { readPlace } from '@console-widgets/data'
import { useHostText } from './text.ts'

/** Shows the page of the current route. */
export function Page() {
  const { path } = readPlace(useStore(usePlace().$route))
  if (path === '/' || path === '/apps') return <AppList />
  return <NotFound />
}

function NotFound() {
  const text = useHostText()
  const place = usePlace()
  return <EmptyState title={text('host.notFound')} body={text('host.notFound.text')} action={<Button onClick={() => place.go('/apps')}>{text('host.notFound.action')}</Button>} />
}
