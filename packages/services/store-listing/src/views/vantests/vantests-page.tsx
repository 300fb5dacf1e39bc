import {
  ActionButton,
  Card,
  DetailPage,
  EmptyState,
  KeyValueList,
  lazyFormDialog,
  Link,
  QueryView,
  useData,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../../contract.ts'
import { type Vantest, vantestsData } from '../../data.ts'
import { useVantestsText } from '../../generated/text.ts'
import { vantestLimits } from '../../model.ts'
import { routes } from '../../routes.ts'
import { useConditionWords } from './use-condition-words.ts'
import { VantestStatus } from './vantest-status.tsx'

const VantestForm = lazyFormDialog(() => import('./vantest-form.tsx').then((module) => module.VantestForm))

export interface VantestsPageProps {
  /** ID of the app. */
  appId: string
}

/** The crowd tests of an app: drafted, reviewed, running, and ended. */
export default function VantestsPage({ appId }: VantestsPageProps) {
  const { vantests } = useData(vantestsData, appId)
  return <QueryView query={vantests}>{(known) => <Tests appId={appId} vantests={known.vantests} />}</QueryView>
}

function Tests({ appId, vantests }: VantestsPageProps & { vantests: readonly Vantest[] }) {
  const text = useVantestsText()
  const routeTo = useRoutes(routes)
  const [isOpen, setOpen] = useState(false)
  const create = {
    label: text('store-listing.vantests.create'),
    call: calls['store-listing.vantest-draft.create'],
    reason:
      vantests.length >= vantestLimits.perApp
        ? text('store-listing.vantests.create.full', { count: vantestLimits.perApp })
        : undefined,
    run: () => setOpen(true),
  }
  return (
    <DetailPage
      title={text('store-listing.vantests.title')}
      parents={[{ label: text('store-listing.title'), to: routeTo('store-listing.app', { appId }) }]}
      {...(vantests.length === 0 ? {} : { next: create })}
    >
      <p className="max-w-prose text-muted">{text('store-listing.vantests.body')}</p>
      {vantests.length === 0 ? (
        <EmptyState
          title={text('store-listing.vantests.empty')}
          body={text('store-listing.vantests.empty.body')}
          action={<ActionButton {...create} tone="primary" />}
        />
      ) : (
        <ul className="grid gap-4 @lg:grid-cols-2">
          {vantests.map((vantest) => (
            <li key={vantest.activityId} className="min-w-0">
              <TestCard vantest={vantest} />
            </li>
          ))}
        </ul>
      )}
      <VantestForm appId={appId} vantest={undefined} open={isOpen} onOpenChange={setOpen} />
    </DetailPage>
  )
}

function TestCard({ vantest }: { vantest: Vantest }) {
  const text = useVantestsText()
  const routeTo = useRoutes(routes)
  const wordsOf = useConditionWords()
  const { appId, activityId, activityName, state, days, quota, invited, active } = vantest
  const conditions = wordsOf(vantest)
  return (
    <Card
      title={
        <Link to={routeTo('store-listing.vantest', { appId, activityId })}>
          <span className="wrap-anywhere">{activityName}</span>
        </Link>
      }
      actions={<VantestStatus state={state} />}
    >
      <KeyValueList
        items={[
          ...(conditions.length > 0
            ? conditions
            : [{ label: text('store-listing.vantests.filter'), value: text('store-listing.vantests.filter.none') }]),
          {
            label: text('store-listing.vantests.days'),
            value: text('store-listing.vantests.days.count', { count: days }),
          },
          {
            label: text('store-listing.vantests.invited'),
            value: text('store-listing.vantests.invited.of', { invited, quota }),
          },
          ...(invited > 0 ? [{ label: text('store-listing.vantests.active'), value: String(active) }] : []),
        ]}
      />
    </Card>
  )
}
