import { DetailPage, lazyPart, Loading, QueryView, useAllowed, useData, usePlace, useRoutes } from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { type MaterialTest, testData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { mayAct } from '../model.ts'
import { routes } from '../routes.ts'
import { Findings } from './findings.tsx'
import { StateBadge } from './state-badge.tsx'

const TestEditor = lazyPart(() => import('./test-editor.tsx').then((module) => module.TestEditor))
const Comparison = lazyPart(() => import('./comparison.tsx').then((module) => module.Comparison))
const ApplyDialog = lazyPart(() => import('./apply-dialog.tsx').then((module) => module.ApplyDialog))

export interface TestPageProps {
  /** ID of the app. */
  appId: string
  /** ID of the test. */
  testId: string
}

/** One test: its plan, the comparison of its variants, and its outcome. */
export default function TestPage({ appId, testId }: TestPageProps) {
  const { test } = useData(testData, testId)
  return <QueryView query={test}>{(found) => <Found appId={appId} test={found} />}</QueryView>
}

function Found({ appId, test }: { appId: string; test: MaterialTest }) {
  const text = useStoreExperimentsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { testId, testName, state, target } = test
  const { update, submit, cancel, setStartMode, start, stop, revert, remove, apply } = useData(testData, testId)
  const mayEdit = useAllowed(update.call)
  const [isChanged, setChanged] = useState(false)
  const [isApplying, setApplying] = useState(false)
  const list = routeTo('store-experiments.app', { appId })
  const named = (id: 'start' | 'stop' | 'delete' | 'revert') => ({
    title: text(`store-experiments.${id}.title`, { name: testName }),
    description: text(`store-experiments.${id}.body`),
  })
  const unsaved = isChanged ? { reason: text('store-experiments.submit.unsaved') } : {}
  const next = {
    draft: {
      call: submit.call,
      label: text('store-experiments.submit'),
      run: () => submit.run({ testId }),
      done: text('store-experiments.submitted'),
      ...unsaved,
    },
    auditing: {
      call: cancel.call,
      label: text('store-experiments.cancel'),
      run: () => cancel.run({ testId }),
      done: text('store-experiments.cancelled'),
    },
    passed: {
      call: start.call,
      label: text('store-experiments.start'),
      confirm: named('start'),
      run: () => start.run({ testId }),
      done: text('store-experiments.startedDone'),
    },
    rejected: undefined,
    running: {
      call: stop.call,
      label: text('store-experiments.stop'),
      confirm: named('stop'),
      run: () => stop.run({ testId }),
      done: text('store-experiments.stoppedDone'),
    },
    stopped: { call: apply.call, label: text('store-experiments.apply'), run: () => setApplying(true) },
    applied: {
      call: revert.call,
      label: text('store-experiments.revert'),
      confirm: named('revert'),
      run: () => revert.run({ testId }),
      done: text('store-experiments.revert.done'),
    },
  }[state]
  const startMode = test.startMode === 'auto' ? 'manual' : 'auto'
  const switching = {
    call: setStartMode.call,
    label: text(startMode === 'auto' ? 'store-experiments.autoStart' : 'store-experiments.manualStart'),
    run: () => setStartMode.run({ testId, startMode }),
    done: text('store-experiments.startModeSaved'),
  } as const
  const editor = () => (
    <Suspense fallback={<Loading />}>
      <TestEditor test={test} readOnly={!mayEdit || !mayAct('edit', state)} onChanged={setChanged} />
    </Suspense>
  )
  const hasResult = test.startTime !== null
  return (
    <>
      <DetailPage
        title={testName}
        parents={[{ label: text('store-experiments.title'), to: list }]}
        status={<StateBadge state={state} />}
        meta={[
          text(`store-experiments.target.${target}`),
          ...(test.stopReason === null ? [] : [text(`store-experiments.stopReason.${test.stopReason}`)]),
        ]}
        {...(next ? { next } : {})}
        notice={<Findings findings={test.findings} />}
        actions={[
          ...(state === 'auditing' || state === 'passed' ? [switching] : []),
          ...(mayAct('delete', state)
            ? [
                {
                  call: remove.call,
                  label: text('store-experiments.delete'),
                  confirm: named('delete'),
                  done: text('store-experiments.deleted'),
                  run: async () => {
                    await remove.run({ testId })
                    place.go(list)
                  },
                },
              ]
            : []),
        ]}
        {...(hasResult
          ? {
              tabs: [
                {
                  id: 'result',
                  label: text('store-experiments.tab.result'),
                  content: () => (
                    <Suspense fallback={<Loading />}>
                      <Comparison test={test} />
                    </Suspense>
                  ),
                },
                { id: 'settings', label: text('store-experiments.tab.settings'), content: editor },
              ],
            }
          : {})}
      >
        {hasResult ? null : editor()}
      </DetailPage>
      {isApplying ? (
        <Suspense>
          <ApplyDialog test={test} open={isApplying} onOpenChange={setApplying} />
        </Suspense>
      ) : null}
    </>
  )
}
