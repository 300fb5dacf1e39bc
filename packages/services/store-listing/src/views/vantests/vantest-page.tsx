import {
  Card,
  DetailPage,
  ExactTime,
  icons,
  KeyValueList,
  lazyFormDialog,
  Meter,
  QueryView,
  ResourceList,
  Section,
  useData,
  useLocale,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../../contract.ts'
import { type Vantest, vantestData, vantestsData, type VantestUser } from '../../data.ts'
import { useVantestsText } from '../../generated/text.ts'
import { isVantestActAllowed } from '../../model.ts'
import { routes } from '../../routes.ts'
import { FindingRows } from '../finding-rows.tsx'
import { useConditionWords } from './use-condition-words.ts'
import { VantestStatus } from './vantest-status.tsx'

const VantestForm = lazyFormDialog(() => import('./vantest-form.tsx').then((module) => module.VantestForm))

export interface VantestPageProps {
  /** ID of the app. */
  appId: string
  /** ID of the crowd test. */
  activityId: string
}

/** A crowd test: its conditions, the users whom the store invited, and how they have used the app since. */
export default function VantestPage({ activityId }: VantestPageProps) {
  const { vantest } = useData(vantestData, activityId)
  return <QueryView query={vantest}>{(known) => <Test vantest={known} />}</QueryView>
}

function Test({ vantest }: { vantest: Vantest }) {
  const text = useVantestsText()
  const routeTo = useRoutes(routes)
  const [isEdited, setEdited] = useState(false)
  const { next, actions } = useTestActions(vantest, () => setEdited(true))
  const { appId, activityId, activityName, state, findings, guide } = vantest
  return (
    <DetailPage
      title={activityName}
      parents={[{ label: text('store-listing.vantests.title'), to: routeTo('store-listing.vantests', { appId }) }]}
      status={<VantestStatus state={state} />}
      {...(next ? { next } : {})}
      actions={actions}
    >
      <div className="flex flex-col gap-6">
        {guide === '' ? null : <p className="max-w-prose wrap-anywhere whitespace-pre-line">{guide}</p>}
        {findings.length > 0 ? (
          <Section
            title={text(state === 'rejected' ? 'store-listing.vantests.reasons' : 'store-listing.vantests.noticed')}
          >
            <FindingRows findings={findings} focus={null} />
          </Section>
        ) : null}
        <div className="grid items-start gap-4 @md:grid-cols-2">
          <Conditions vantest={vantest} />
          <Progress vantest={vantest} />
        </div>
        <Users activityId={activityId} />
      </div>
      <VantestForm appId={appId} vantest={vantest} open={isEdited} onOpenChange={setEdited} />
    </DetailPage>
  )
}

function useTestActions({ appId, activityId, activityName: name, state }: Vantest, onEdit: () => void) {
  const text = useVantestsText()
  const place = usePlace()
  const routeTo = useRoutes(routes)
  const { submit, cancel, remove } = useData(vantestsData, appId)
  const isRunning = state === 'passed'
  const next = {
    label: text('store-listing.vantests.submit'),
    call: calls['store-listing.vantest.submit'],
    run: () => submit.run({ activityId }),
    done: text('store-listing.vantests.submitted'),
  }
  const edit = {
    label: text('store-listing.vantests.edit'),
    call: calls['store-listing.vantest-draft.create'],
    run: onEdit,
  }
  const stop = {
    label: text(isRunning ? 'store-listing.vantests.stop' : 'store-listing.vantests.withdraw'),
    call: calls['store-listing.vantest.cancel'],
    run: () => cancel.run({ activityId }),
    confirm: {
      title: text(isRunning ? 'store-listing.vantests.stop.title' : 'store-listing.vantests.withdraw.title', { name }),
      description: text(isRunning ? 'store-listing.vantests.stop.body' : 'store-listing.vantests.withdraw.body'),
      action: text(isRunning ? 'store-listing.vantests.stop' : 'store-listing.vantests.withdraw'),
    },
    done: text(isRunning ? 'store-listing.vantests.stopped' : 'store-listing.vantests.withdrawn'),
  }
  const erase = {
    label: text('store-listing.vantests.delete'),
    call: calls['store-listing.vantest.delete'],
    run: async () => {
      await remove.run({ activityId })
      place.go(routeTo('store-listing.vantests', { appId }))
    },
    confirm: {
      title: text('store-listing.vantests.delete.title', { name }),
      description: text('store-listing.vantests.delete.body'),
      action: text('store-listing.vantests.delete'),
    },
    done: text('store-listing.vantests.deleted'),
  }
  return {
    next: isVantestActAllowed('submit', state) ? next : undefined,
    actions: [
      ...(isVantestActAllowed('edit', state) ? [edit] : []),
      ...(isVantestActAllowed('cancel', state) ? [stop] : []),
      ...(isVantestActAllowed('delete', state) ? [erase] : []),
    ],
  }
}

function Conditions({ vantest }: { vantest: Vantest }) {
  const { days, versionNumber, startTime, endTime, state } = vantest
  const text = useVantestsText()
  const conditions = useConditionWords()(vantest)
  const isOver = state === 'ended' || state === 'cancelled'
  return (
    <Card title={text('store-listing.vantests.filter')}>
      <KeyValueList
        items={[
          ...(conditions.length > 0
            ? conditions
            : [{ label: text('store-listing.vantests.filter'), value: text('store-listing.vantests.filter.none') }]),
          {
            label: text('store-listing.vantests.days'),
            value: text('store-listing.vantests.days.count', { count: days }),
          },
          ...(versionNumber === null ? [] : [{ label: text('store-listing.vantests.version'), value: versionNumber }]),
          ...(startTime === null
            ? []
            : [{ label: text('store-listing.vantests.start'), value: <ExactTime time={startTime} /> }]),
          ...(endTime === null
            ? []
            : [
                {
                  label: text(isOver ? 'store-listing.vantests.ended' : 'store-listing.vantests.end'),
                  value: <ExactTime time={endTime} />,
                },
              ]),
        ]}
      />
    </Card>
  )
}

function Progress({ vantest: { invited, quota, active, crashes } }: { vantest: Vantest }) {
  const text = useVantestsText()
  return (
    <Card title={text('store-listing.vantests.progress')}>
      <div className="flex flex-col gap-3">
        <Meter label={text('store-listing.vantests.invited')} value={invited} max={quota} tone="accent" />
        {invited > 0 ? (
          <Meter label={text('store-listing.vantests.active')} value={active} max={invited} tone="accent" />
        ) : null}
        <KeyValueList items={[{ label: text('store-listing.vantests.crashes'), value: String(crashes) }]} />
      </div>
    </Card>
  )
}

function Users({ activityId }: { activityId: string }) {
  const text = useVantestsText()
  const { users } = useData(vantestData, activityId)
  const regions = new Intl.DisplayNames([useLocale()], { type: 'region' })
  return (
    <ResourceList<VantestUser>
      list={users}
      title={text('store-listing.vantests.users')}
      columns={[
        {
          id: 'place',
          header: text('store-listing.vantests.user'),
          primary: true,
          cell: ({ place }) => text('store-listing.vantests.user.number', { number: place }),
          filter: false,
          width: 120,
        },
        {
          id: 'country',
          width: 150,
          header: text('store-listing.vantests.user.country'),
          cell: ({ country }) => regions.of(country) ?? country,
        },
        { id: 'deviceName', header: text('store-listing.vantests.user.device'), width: 180 },
        {
          id: 'inviteTime',
          header: text('store-listing.vantests.user.inviteTime'),
          width: 120,
        },
        { id: 'usedDays', header: text('store-listing.vantests.user.usedDays'), align: 'end', width: 115 },
        {
          id: 'lastDay',
          header: text('store-listing.vantests.user.lastDay'),
          cell: ({ lastDay }) => lastDay ?? text('store-listing.vantests.user.never'),
          width: 125,
        },
        { id: 'crashes', header: text('store-listing.vantests.crashes'), align: 'end', width: 90 },
      ]}
      empty={{
        title: text('store-listing.vantests.users.empty'),
        body: text('store-listing.vantests.users.empty.body'),
        icon: icons.users,
      }}
    />
  )
}
