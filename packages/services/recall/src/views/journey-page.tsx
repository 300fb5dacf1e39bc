import { DetailPage, lazyPart, Loading, QueryView, useData, usePlace, useRoutes } from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { type Journey, journeyData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { RecallStatus } from './recall-status.tsx'

const JourneyEditor = lazyPart(() => import('./journey-editor.tsx').then((module) => module.JourneyEditor))

export interface JourneyPageProps {
  /** ID of the app. */
  appId: string
  /** ID of the journey. */
  journeyId: string
}

/** One journey: its steps on a canvas, with people at each of them while it runs. */
export default function JourneyPage({ appId, journeyId }: JourneyPageProps) {
  const { journey } = useData(journeyData, journeyId)
  return <QueryView query={journey}>{(found) => <Found appId={appId} journey={found} />}</QueryView>
}

function Found({ appId, journey }: { appId: string; journey: Journey }) {
  const text = useRecallText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { journeyId, journeyName, state, version, isChanged, problems, inside } = journey
  const { execute, stop, remove } = useData(journeyData, journeyId)
  const [isEdited, setEdited] = useState(false)
  const list = routeTo('recall.journeys', { appId })
  const canStart = state === 'draft' || (state === 'active' && isChanged)
  const named = (id: 'stopFinish' | 'stopEject') => ({
    title: text(`recall.${id}.title`, { name: journeyName }),
    description: text(`recall.${id}.body`, { count: inside }),
  })
  const reason = isEdited
    ? { reason: text('recall.submit.unsaved') }
    : problems.length > 0
      ? { reason: text('recall.submit.problems') }
      : {}
  const stopping = (how: 'finish' | 'eject', id: 'stopFinish' | 'stopEject') => ({
    call: stop.call,
    label: text(`recall.${id}`),
    confirm: named(id),
    run: () => stop.run({ journeyId, how }),
    done: text('recall.stopped'),
  })
  return (
    <DetailPage
      title={journeyName}
      parents={[{ label: text('recall.journeys'), to: list }]}
      status={<RecallStatus state={state} />}
      meta={[
        ...(version === 0 ? [] : [text('recall.version', { version })]),
        ...(version > 0 && isChanged ? [text('recall.changed')] : []),
      ]}
      {...(canStart
        ? {
            next: {
              call: execute.call,
              label: text(version === 0 ? 'recall.execute' : 'recall.execute.again'),
              confirm: {
                title: text('recall.execute.title', { name: journeyName }),
                description: text(version === 0 ? 'recall.execute.body' : 'recall.execute.again.body'),
              },
              run: () => execute.run({ journeyId }),
              done: text('recall.executed'),
              ...reason,
            },
          }
        : {})}
      actions={[
        ...(state === 'active' ? [stopping('finish', 'stopFinish')] : []),
        ...(state === 'active' || state === 'stopping' ? [stopping('eject', 'stopEject')] : []),
        ...(state === 'draft' || state === 'ended'
          ? [
              {
                call: remove.call,
                label: text('recall.delete'),
                confirm: {
                  title: text('recall.delete.title', { name: journeyName }),
                  description: text('recall.journey.delete.body'),
                },
                done: text('recall.journey.deleted'),
                run: async () => {
                  await remove.run({ journeyId })
                  place.go(list)
                },
              },
            ]
          : []),
      ]}
    >
      <Suspense fallback={<Loading />}>
        <JourneyEditor journey={journey} onChanged={setEdited} />
      </Suspense>
    </DetailPage>
  )
}
