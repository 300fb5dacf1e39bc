import {
  Callout,
  DetailPage,
  lazyPart,
  Loading,
  QueryView,
  useAllowed,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type Activity, activityData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { RecallStatus } from './recall-status.tsx'

const ActivityEditor = lazyPart(() => import('./activity-editor.tsx').then((module) => module.ActivityEditor))
const ActivityResult = lazyPart(() => import('./result-view.tsx').then((module) => module.ActivityResult))

export interface ActivityPageProps {
  /** ID of the app. */
  appId: string
  /** ID of the campaign. */
  campaignId: string
}

/** One win-back campaign: its settings and its result. */
export default function ActivityPage({ appId, campaignId }: ActivityPageProps) {
  const { activity } = useData(activityData, campaignId)
  return <QueryView query={activity}>{(found) => <Found appId={appId} activity={found} />}</QueryView>
}

function Found({ appId, activity }: { appId: string; activity: Activity }) {
  const text = useRecallText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { campaignId, activityName, state, problems, pauseReason } = activity
  const { setStatus, remove } = useData(activityData, campaignId)
  const mayEdit = useAllowed(calls['recall.activity.update'])
  const [isChanged, setChanged] = useState(false)
  const list = routeTo('recall.app', { appId })
  const named = (id: 'submit' | 'pause' | 'end' | 'delete') => ({
    title: text(`recall.${id}.title`, { name: activityName }),
    description: text(`recall.${id}.body`),
  })
  const reason = isChanged
    ? { reason: text('recall.submit.unsaved') }
    : problems.length > 0
      ? { reason: text('recall.submit.problems') }
      : {}
  const to = (status: 'auditing' | 'draft' | 'running' | 'paused' | 'ended') => () =>
    setStatus.run({ campaignId, status })
  const { call } = setStatus
  const next = {
    draft: {
      call,
      label: text('recall.submit'),
      confirm: named('submit'),
      run: to('auditing'),
      done: text('recall.submitted'),
      ...reason,
    },
    auditing: { call, label: text('recall.withdraw'), run: to('draft'), done: text('recall.withdrawn') },
    running: {
      call,
      label: text('recall.pause'),
      confirm: named('pause'),
      run: to('paused'),
      done: text('recall.pausedNow'),
    },
    paused: { call, label: text('recall.resume'), run: to('running'), done: text('recall.resumed'), ...reason },
    ended: undefined,
  }[state]
  const hasBegun = state === 'running' || state === 'paused' || state === 'ended'
  const editor = () => (
    <Suspense fallback={<Loading />}>
      <ActivityEditor
        activity={activity}
        readOnly={!mayEdit || (state !== 'draft' && state !== 'paused')}
        onChanged={setChanged}
      />
    </Suspense>
  )
  return (
    <DetailPage
      title={activityName}
      parents={[{ label: text('recall.title'), to: list }]}
      status={<RecallStatus state={state} />}
      meta={[text(`recall.channel.${activity.channel}`)]}
      {...(pauseReason === null
        ? {}
        : { notice: <Callout tone="warning">{text(`recall.pauseReason.${pauseReason}`)}</Callout> })}
      {...(next ? { next } : {})}
      actions={[
        ...(state === 'running' || state === 'paused'
          ? [
              {
                call,
                label: text('recall.end'),
                confirm: named('end'),
                run: to('ended'),
                done: text('recall.endedNow'),
              },
            ]
          : [
              {
                call: remove.call,
                label: text('recall.delete'),
                confirm: named('delete'),
                done: text('recall.activity.deleted'),
                run: async () => {
                  await remove.run({ campaignId })
                  place.go(list)
                },
              },
            ]),
      ]}
      {...(hasBegun
        ? {
            tabs: [
              {
                id: 'result',
                label: text('recall.tab.result'),
                content: () => (
                  <Suspense fallback={<Loading />}>
                    <ActivityResult campaignId={campaignId} />
                  </Suspense>
                ),
              },
              { id: 'settings', label: text('recall.tab.settings'), content: editor },
            ],
          }
        : {})}
    >
      {hasBegun ? null : editor()}
    </DetailPage>
  )
}
