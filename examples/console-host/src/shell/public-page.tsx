import { Link } from '@console-widgets/ui'
import type { ComponentType } from 'react'
import type { PathValues } from '../composition/match-path.ts'
import { useHostText } from '../text.ts'
import { OwnPreferences } from './own-preferences.tsx'

interface PublicPageProps {
  View: ComponentType<PathValues>
  values: PathValues
}

/** A page for signed-out visitors, with the way to the console, and the language and theme. */
export function PublicPage({ View, values }: PublicPageProps) {
  const text = useHostText()
  return (
    <main className="mx-auto flex max-w-240 flex-col gap-5 p-6">
      <div className="flex items-center justify-between gap-2">
        <Link to="/">{text('host.title')}</Link>
        <OwnPreferences />
      </div>
      <View {...values} />
    </main>
  )
}
