import type { ReactNode } from 'react'
import { PreferencesMenu } from './preferences-menu.tsx'

/** A page for people who have nothing else to do with the console, such as testers: language and theme above it. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto flex max-w-240 flex-col gap-2 p-4">
      <div className="self-end">
        <PreferencesMenu />
      </div>
      {children}
    </main>
  )
}
