import { Suspense, useRef } from 'react'
import type { Console } from '@console-widgets/core'
import { readPlace, sessionStartOf } from '@console-widgets/data'
import { ErrorState, PlaceProvider, Skeleton, useConsole, usePlace, useStore, WidgetRoot } from '@console-widgets/ui'
import type { Composition } from './composition/compose.ts'
import { CompositionProvider, useComposition } from './composition/composition-context.tsx'
import type { ConsolePlace } from './composition/console-place.ts'
import { embedded } from './console.ts'
import { tellFailure, widget } from './host-messages.ts'
import { Page } from './page.tsx'
import { RiskDialog } from './shell/risk-dialog.tsx'
import { PublicFrame } from './shell/public-frame.tsx'
import { PublicPage } from './shell/public-page.tsx'
import { Shell } from './shell/shell.tsx'
import { SignedOut } from './shell/signed-out.tsx'
import { hostLocales } from './text.ts'
import { $theme } from './theme.ts'

const locales = [hostLocales]
const words = () => import('@console-widgets/elements/words')

interface AppProps {
  console: Console
  place: ConsolePlace
  composition: Composition
}

/** The console: widgets of all services in one page. */
export function App({ console, place, composition }: AppProps) {
  const theme = useStore($theme)
  return (
    <PlaceProvider value={place}>
      <WidgetRoot
        console={console}
        theme={theme}
        locales={locales}
        words={words}
        onReady={() => console.host.post('ready', { widget })}
        onError={(error) => tellFailure(console, error)}
      >
        <CompositionProvider value={composition}>
          <Gate $isAppView={place.$isAppView} />
        </CompositionProvider>
        <RiskDialog />
      </WidgetRoot>
    </PlaceProvider>
  )
}

/** Admits signed-in users and visitors of the demo project; everyone else gets the signed-out page. */
function Gate({ $isAppView }: Pick<ConsolePlace, '$isAppView'>) {
  const console = useConsole()
  const { status, endedBy } = useStore(console.session.$state)
  // A visitor without a session gets the same answer as a user whose session ends.
  const wasSignedIn = useRef(false)
  if (status === 'active') wasSignedIn.current = true
  const { path } = readPlace(useStore(usePlace().$route))
  const found = useComposition().find(path)
  const isAppView = useStore($isAppView)
  const start = sessionStartOf(console)
  const error = useStore(start.$error)
  if (status === 'ended')
    return found?.page.SignedOutView ? (
      <Suspense fallback={<Skeleton lines={6} />}>
        <PublicPage View={found.page.SignedOutView} values={found.values} />
      </Suspense>
    ) : (
      <SignedOut hasExpired={wasSignedIn.current && endedBy === 'platform'} />
    )
  if (status === 'unknown') return error ? <ErrorState error={error} onRetry={start.again} /> : <Skeleton lines={6} />
  if (!embedded && console.route().openTest)
    return (
      <PublicFrame>
        <Page />
      </PublicFrame>
    )
  return embedded || isAppView ? (
    <main className="p-4">
      <Page />
    </main>
  ) : (
    <Shell>
      <Page hasNavigation />
    </Shell>
  )
}
