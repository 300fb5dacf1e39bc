import {
  ActionButton,
  DetailPage,
  EmptyState,
  lazyFormDialog,
  QueryView,
  useData,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../../contract.ts'
import { type Demo, type Demos, demosData } from '../../data.ts'
import { useDemosText } from '../../generated/text.ts'
import { demoLimits } from '../../model.ts'
import { routes } from '../../routes.ts'
import { DemoCard } from './demo-card.tsx'

const DemoForm = lazyFormDialog(() => import('./demo-form.tsx').then((module) => module.DemoForm))

export interface DemosPageProps {
  /** ID of the app. */
  appId: string
}

/** The demos of an app: written, submitted, reviewed, and shown on its store page. */
export default function DemosPage({ appId }: DemosPageProps) {
  const { demos } = useData(demosData, appId)
  return <QueryView query={demos}>{(known) => <DemosView appId={appId} known={known} />}</QueryView>
}

function DemosView({ appId, known: { demos, languages, defaultLang } }: DemosPageProps & { known: Demos }) {
  const text = useDemosText()
  const routeTo = useRoutes(routes)
  const [edited, setEdited] = useState<Demo | 'new'>()
  const create = {
    label: text('store-listing.demos.create'),
    call: calls['store-listing.demo-draft.create'],
    reason:
      demos.length >= demoLimits.perApp
        ? text('store-listing.demos.create.full', { count: demoLimits.perApp })
        : undefined,
    run: () => setEdited('new'),
  }
  return (
    <DetailPage
      title={text('store-listing.demos.title')}
      parents={[{ label: text('store-listing.title'), to: routeTo('store-listing.app', { appId }) }]}
      {...(demos.length === 0 ? {} : { next: create })}
    >
      <p className="max-w-prose text-muted">{text('store-listing.demos.body')}</p>
      {demos.length === 0 ? (
        <EmptyState
          title={text('store-listing.demos.empty')}
          body={text('store-listing.demos.empty.body')}
          action={<ActionButton {...create} tone="primary" />}
        />
      ) : (
        <ul className="grid gap-4 @lg:grid-cols-2">
          {demos.map((demo) => (
            <li key={demo.demoId} className="min-w-0">
              <DemoCard demo={demo} onEdit={() => setEdited(demo)} />
            </li>
          ))}
        </ul>
      )}
      <DemoForm
        appId={appId}
        demo={edited === 'new' ? undefined : edited}
        languages={languages}
        defaultLang={defaultLang}
        open={edited !== undefined}
        onOpenChange={(open) => (open ? undefined : setEdited(undefined))}
      />
    </DetailPage>
  )
}
