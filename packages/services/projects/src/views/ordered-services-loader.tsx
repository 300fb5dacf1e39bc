import { lazyPart, withText } from '@console-widgets/ui'
import { Suspense } from 'react'
import { ordersLocales } from '../generated/locales.ts'

const Loaded = lazyPart(async () => {
  const { OrderedServices } = await import('./ordered-services.tsx')
  return withText(ordersLocales, OrderedServices, null)
})

/** Services that a project has ordered. They load with their messages after the overview itself. */
export function OrderedServices({ projectId }: { projectId: string }) {
  return (
    <Suspense fallback={null}>
      <Loaded projectId={projectId} />
    </Suspense>
  )
}
