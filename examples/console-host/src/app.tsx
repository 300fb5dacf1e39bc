import { lazy, Suspense, useEffect } from 'react'
import type { Console } from '@console-widgets/core'
import { type Place, readPlace } from '@console-widgets/data'
import { PlaceProvider, Skeleton, useConsole, usePlace, useStore, WidgetRoot } from '@console-widgets/ui'
import { embedded } from './console.ts'
import { Page } from './page.tsx'
import { RiskDialog } from './shell/risk-dialog.tsx'
import { Shell } from './shell/shell.tsx'
import { Notices } from './shell/notices.tsx'
import { SignedOut } from './shell/signed-out.tsx'
import { hostLocales } from './text.ts'
import { $theme } from './theme.ts'

const locales = [hostLocales]
const words = () => import('@console-widgets/elements/words')
const PublicNewsPage = lazy(() => import('./shell/public-news-page.tsx'))

/** The console: the widgets of all services in one page. */
export function App({ console, place }: { console: Console; place: Place }) {
  const theme = useStore($theme)
  return (
    <PlaceProvider value={place}>
      <WidgetRoot
        console={console}
        theme={theme}
        locales={locales}
        words={words}
        onReady={() => console.host.post('ready', { widget: 'console' })}
      >
        <Gate />
        <RiskDialog />
        <Notices />
      </WidgetRoot>
    </PlaceProvider>
  )
}

/** Lets in whoever has a session, and visitors of the demo project; the page before a sign-in for everybody else. */
function Gate() {
  const console = useConsole()
  const { status } = useStore(console.session.$state)
  const { path } = readPlace(useStore(usePlace().$route))
  useEffect(() => {
    // A session that cannot be started shows itself as `ended`; there is nothing else to do about it here.
    console.session.ensure().catch(() => {})
  }, [console])
  if (status === 'ended' && path === '/news') {
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <PublicNewsPage />
      </Suspense>
    )
  }
  if (status === 'ended') return <SignedOut />
  if (status === 'unknown') return <Skeleton lines={6} />
  return embedded || console.route().appView ? (
    <main className="p-4">
      <Page />
    </main>
  ) : (
    <Shell>
      <Page />
    </Shell>
  )
}
