import {
  DetailPage,
  lazyFormDialog,
  lazyPart,
  Loading,
  QueryView,
  useData,
  useLanguage,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { formatDate } from '@console-widgets/core/formats'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type Experiment, experimentData } from '../data.ts'
import { useAbTestingText } from '../generated/text.ts'
import { isActive } from '../model.ts'
import { routes } from '../routes.ts'
import { ExperimentState } from './experiment-state.tsx'
import { useMetricWords } from './use-metric-words.ts'

const ExperimentEditor = lazyPart(() => import('./experiment-editor.tsx').then((module) => module.ExperimentEditor))
const ExperimentResult = lazyPart(() => import('./experiment-result.tsx').then((module) => module.ExperimentResult))
const ExperimentSettings = lazyPart(() =>
  import('./experiment-settings.tsx').then((module) => module.ExperimentSettings),
)
const ApplyDialog = lazyFormDialog(() => import('./apply-dialog.tsx').then((module) => module.ApplyDialog))
const GrowDialog = lazyFormDialog(() => import('./grow-dialog.tsx').then((module) => module.GrowDialog))

export interface ExperimentPageProps {
  /** ID of the app. */
  appId: string
  /** ID of the experiment. */
  experimentId: string
}

/** One experiment: its plan as a draft, its result afterwards. */
export default function ExperimentPage({ appId, experimentId }: ExperimentPageProps) {
  const { experiment } = useData(experimentData, experimentId)
  return <QueryView query={experiment}>{(found) => <Found appId={appId} experiment={found} />}</QueryView>
}

function Found({ appId, experiment }: { appId: string; experiment: Experiment }) {
  const text = useAbTestingText()
  const language = useLanguage()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { experimentId, experimentName, description, state, percent, startTime, endTime } = experiment
  const { start, pause, end, remove } = useData(experimentData, experimentId)
  const { writePercent } = useMetricWords(experiment.currency)
  const [isChanged, setChanged] = useState(false)
  const [dialog, setDialog] = useState<'apply' | 'grow'>()
  const list = routeTo('ab-testing.app', { appId })
  const named = (id: 'start' | 'pause' | 'end' | 'delete') => ({
    title: text(`ab-testing.${id}.title`, { name: experimentName }),
    description: text(`ab-testing.${id}.body`, { percent: writePercent(percent / 100) }),
  })
  const ending = {
    call: end.call,
    label: text('ab-testing.end'),
    confirm: named('end'),
    run: () => end.run({ experimentId }),
    done: text('ab-testing.ended.done'),
  }
  const next = {
    draft: {
      call: start.call,
      label: text('ab-testing.start'),
      confirm: named('start'),
      run: () => start.run({ experimentId }),
      done: text('ab-testing.started.done'),
      ...(isChanged ? { reason: text('ab-testing.start.unsaved') } : {}),
    },
    running: ending,
    paused: {
      call: pause.call,
      label: text('ab-testing.resume'),
      run: () => pause.run({ experimentId, paused: false }),
      done: text('ab-testing.resumed.done'),
    },
    ended: {
      call: calls['ab-testing.experiment.apply'],
      label: text('ab-testing.apply'),
      run: () => setDialog('apply'),
    },
    applied: undefined,
  }[state]
  const days = [startTime, endTime].flatMap((time) => (time === null ? [] : [formatDate(time, language)])).join(' – ')
  return (
    <>
      <DetailPage
        title={experimentName}
        parents={[{ label: text('ab-testing.title'), to: list }]}
        status={<ExperimentState state={state} />}
        meta={[description, days].filter((each) => each !== '')}
        {...(next ? { next } : {})}
        actions={[
          ...(state === 'running'
            ? [
                {
                  call: pause.call,
                  label: text('ab-testing.pause'),
                  confirm: named('pause'),
                  run: () => pause.run({ experimentId, paused: true }),
                  done: text('ab-testing.paused.done'),
                },
              ]
            : []),
          ...(state === 'paused' ? [ending] : []),
          ...(isActive(state) && percent < 100
            ? [
                {
                  call: calls['ab-testing.experiment.update'],
                  label: text('ab-testing.grow'),
                  run: () => setDialog('grow'),
                },
              ]
            : []),
          ...(isActive(state)
            ? []
            : [
                {
                  call: remove.call,
                  label: text('ab-testing.delete'),
                  confirm: named('delete'),
                  done: text('ab-testing.deleted'),
                  run: async () => {
                    await remove.run({ experimentId })
                    place.go(list)
                  },
                },
              ]),
        ]}
        {...(state === 'draft'
          ? {}
          : {
              tabs: [
                {
                  id: 'result',
                  label: text('ab-testing.tab.result'),
                  content: () => (
                    <Suspense fallback={<Loading />}>
                      <ExperimentResult experiment={experiment} />
                    </Suspense>
                  ),
                },
                {
                  id: 'settings',
                  label: text('ab-testing.tab.plan'),
                  content: () => (
                    <Suspense fallback={<Loading />}>
                      <ExperimentSettings experiment={experiment} />
                    </Suspense>
                  ),
                },
              ],
            })}
      >
        {state === 'draft' ? (
          <Suspense fallback={<Loading />}>
            <ExperimentEditor experiment={experiment} onChanged={setChanged} />
          </Suspense>
        ) : null}
      </DetailPage>
      <ApplyDialog experiment={experiment} open={dialog === 'apply'} onOpenChange={() => setDialog(undefined)} />
      <GrowDialog experiment={experiment} open={dialog === 'grow'} onOpenChange={() => setDialog(undefined)} />
    </>
  )
}
