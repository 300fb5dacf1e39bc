import { Link, useRoutes } from '@console-widgets/ui'
import { useStoreExperimentsText } from '../generated/text.ts'
import { routes } from '../routes.ts'

const sections = [
  { id: 'store-experiments.app', label: 'store-experiments.title' },
  { id: 'store-experiments.pages', label: 'store-experiments.pages' },
  { id: 'store-experiments.icons', label: 'store-experiments.icons' },
  { id: 'store-experiments.materials', label: 'store-experiments.materials' },
] as const

/** Links between tests, pages, icons, and materials of an app. */
export function SectionLinks({ appId, current }: { appId: string; current: (typeof sections)[number]['id'] }) {
  const text = useStoreExperimentsText()
  const routeTo = useRoutes(routes)
  return (
    <nav aria-label={text('store-experiments.sections')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {sections.map(({ id, label }) =>
        id === current ? (
          <span key={id} aria-current="page" className="font-medium">
            {text(label)}
          </span>
        ) : (
          <Link key={id} to={routeTo(id, { appId })}>
            {text(label)}
          </Link>
        ),
      )}
    </nav>
  )
}
