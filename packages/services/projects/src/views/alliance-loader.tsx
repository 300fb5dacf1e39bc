import { lazyPart, withText } from '@console-widgets/ui'
import { Suspense } from 'react'
import { allianceLocales } from '../generated/locales.ts'

const Loaded = lazyPart(async () => {
  const { AllianceDifferences } = await import('./alliance-differences.tsx')
  return withText(allianceLocales, AllianceDifferences, null)
})

/** Differences from the developer alliance's register. They load with their messages after the overview itself. */
export function AllianceDifferences({ projectId }: { projectId: string }) {
  return (
    <Suspense fallback={null}>
      <Loaded projectId={projectId} />
    </Suspense>
  )
}
