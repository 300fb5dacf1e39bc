import { createMemoryPlace } from '@console-widgets/data'
import { type ReactNode, useState } from 'react'
import { ConfirmProvider } from './feedback/confirm-provider.tsx'
import { Toaster } from './feedback/toaster.tsx'
import { PlaceProvider, useOuterPlace } from './place/place-context.tsx'
import { ShortcutProvider } from './shortcuts/shortcut-provider.tsx'

/** Context of the patterns in a widget: place, shortcuts, confirmations, and toasts. */
export function PatternProviders({ children }: { children: ReactNode }) {
  const outer = useOuterPlace()
  const [own] = useState(() => createMemoryPlace())
  return (
    <PlaceProvider value={outer ?? own}>
      <ShortcutProvider>
        <Toaster>
          <ConfirmProvider>{children}</ConfirmProvider>
        </Toaster>
      </ShortcutProvider>
    </PlaceProvider>
  )
}
