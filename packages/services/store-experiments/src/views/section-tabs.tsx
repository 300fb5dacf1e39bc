import { PageTabs, useRoutes } from '@console-widgets/ui'
import { useStoreExperimentsText } from '../generated/text.ts'
import { routes } from '../routes.ts'

const sections = [
  { id: 'store-experiments.app', label: 'store-experiments.title' },
  { id: 'store-experiments.pages', label: 'store-experiments.pages' },
  { id: 'store-experiments.icons', label: 'store-experiments.icons' },
  { id: 'store-experiments.materials', label: 'store-experiments.materials' },
] as const

/** Tabs of the tests, pages, icons, and materials of an app. */
export function SectionTabs({ appId, current }: { appId: string; current: (typeof sections)[number]['id'] }) {
  const text = useStoreExperimentsText()
  const routeTo = useRoutes(routes)
  return (
    <PageTabs
      label={text('store-experiments.sections')}
      current={current}
      tabs={sections.map(({ id, label }) => ({ id, label: text(label), to: routeTo(id, { appId }) }))}
    />
  )
}
