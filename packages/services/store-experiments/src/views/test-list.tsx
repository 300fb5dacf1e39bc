import { icons, lazyFormDialog, ResourceList, useData, useJoin, usePlace, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import { testsData, type MaterialTest } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { mayAct, targets, testStates } from '../model.ts'
import { routes } from '../routes.ts'
import { SectionTabs } from './section-tabs.tsx'
import { StateBadge } from './state-badge.tsx'
import { useWords } from './use-words.ts'

const CreateTest = lazyFormDialog(() => import('./create-test.tsx').then((module) => module.CreateTest))

export interface TestListProps {
  /** ID of the app. */
  appId: string
}

/** The material tests of an app: those that run, and what was learned from those that have ended. */
export default function TestList({ appId }: TestListProps) {
  const text = useStoreExperimentsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { tests, create, remove } = useData(testsData, appId)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SectionTabs appId={appId} current="store-experiments.app" />
      <ResourceList
        list={tests}
        title={text('store-experiments.title')}
        description={text('store-experiments.body')}
        columns={[
          {
            id: 'testName',
            header: text('store-experiments.name'),
            primary: true,
            href: ({ testId }) => routeTo('store-experiments.test', { appId, testId }),
          },
          {
            id: 'state',
            header: text('store-experiments.state'),
            cell: ({ state }) => <StateBadge state={state} />,
            width: 140,
            filter: {
              kind: 'choice',
              choices: testStates.map((value) => ({ value, label: text(`store-experiments.state.${value}`) })),
            },
          },
          {
            id: 'target',
            header: text('store-experiments.target'),
            cell: ({ target }) => text(`store-experiments.target.${target}`),
            width: 130,
            filter: {
              kind: 'choice',
              choices: targets.map((value) => ({ value, label: text(`store-experiments.target.${value}`) })),
            },
          },
          {
            id: 'outcome',
            header: text('store-experiments.result'),
            cell: (test) => <Learned test={test} />,
            width: 240,
          },
          {
            id: 'startTime',
            header: text('store-experiments.started'),
            width: 130,
            hidden: true,
          },
          {
            id: 'endTime',
            header: text('store-experiments.ended'),
            width: 130,
          },
          {
            id: 'updateTime',
            header: text('store-experiments.updated'),
            width: 130,
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('store-experiments.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
            prepare: CreateTest.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('store-experiments.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            hidden: ({ state }) => !mayAct('delete', state),
            run: ({ testId }) => remove.run({ testId }),
            confirm: ({ testName }) => ({
              title: text('store-experiments.delete.title', { name: testName }),
              description: text('store-experiments.delete.body'),
            }),
            done: text('store-experiments.deleted'),
          },
        ]}
        empty={{
          title: text('store-experiments.empty'),
          body: text('store-experiments.empty.body'),
          icon: icons.image,
          action: 'create',
        }}
      />
      <CreateTest
        appId={appId}
        open={isOpen}
        onOpenChange={setOpen}
        onCreated={(testId) => place.go(routeTo('store-experiments.test', { appId, testId }))}
      />
    </div>
  )
}

/** Result of a test that has ended. */
function Learned({ test: { outcome, variants } }: { test: MaterialTest }) {
  const text = useStoreExperimentsText()
  const join = useJoin()
  const { writeInterval } = useWords()
  if (!outcome) return null
  const name = variants.find(({ variantId }) => variantId === outcome.variantId)?.variantName ?? ''
  const verdict = text(`store-experiments.verdict.${outcome.verdict === 'open' ? 'ended' : outcome.verdict}`)
  return (
    <span>
      {join.labeled(name, verdict)}
      {outcome.liftInterval ? (
        <span className="block text-sm text-muted tabular-nums">{writeInterval(outcome.liftInterval)}</span>
      ) : null}
    </span>
  )
}
