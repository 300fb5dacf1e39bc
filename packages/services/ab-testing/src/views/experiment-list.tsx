import { icons, lazyFormDialog, ResourceList, useData, usePlace, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import { experimentsData } from '../data.ts'
import { useAbTestingText } from '../generated/text.ts'
import { experimentStates, isActive, metricIds } from '../model.ts'
import { routes } from '../routes.ts'
import { ExperimentState } from './experiment-state.tsx'
import { useMetricWords } from './use-metric-words.ts'

const CreateExperiment = lazyFormDialog(() =>
  import('./create-experiment.tsx').then((module) => module.CreateExperiment),
)

export interface ExperimentListProps {
  /** ID of the app. */
  appId: string
}

/** The experiments of an app. */
export default function ExperimentList({ appId }: ExperimentListProps) {
  const text = useAbTestingText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { nameOf, writePercent } = useMetricWords('')
  const { experiments, create, remove } = useData(experimentsData, appId)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResourceList
        list={experiments}
        title={text('ab-testing.title')}
        description={text('ab-testing.body')}
        columns={[
          {
            id: 'experimentName',
            header: text('ab-testing.name'),
            primary: true,
            href: ({ experimentId }) => routeTo('ab-testing.experiment', { appId, experimentId }),
          },
          {
            id: 'state',
            header: text('ab-testing.state'),
            cell: ({ state }) => <ExperimentState state={state} />,
            width: 150,
            filter: {
              kind: 'choice',
              choices: experimentStates.map((value) => ({ value, label: text(`ab-testing.state.${value}`) })),
            },
          },
          {
            id: 'goal',
            header: text('ab-testing.goal'),
            cell: ({ goal }) => nameOf(goal),
            filter: { kind: 'choice', choices: metricIds.map((value) => ({ value, label: nameOf(value) })) },
          },
          {
            id: 'percent',
            header: text('ab-testing.percent'),
            cell: ({ percent }) => writePercent(percent / 100),
            width: 140,
          },
          {
            id: 'startTime',
            header: text('ab-testing.started'),
            width: 150,
          },
          {
            id: 'updateTime',
            header: text('ab-testing.updated'),
            width: 150,
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('ab-testing.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
            prepare: CreateExperiment.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('ab-testing.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            hidden: ({ state }) => isActive(state),
            run: ({ experimentId }) => remove.run({ experimentId }),
            confirm: ({ experimentName }) => ({
              title: text('ab-testing.delete.title', { name: experimentName }),
              description: text('ab-testing.delete.body'),
            }),
            done: text('ab-testing.deleted'),
          },
        ]}
        empty={{
          title: text('ab-testing.empty'),
          body: text('ab-testing.empty.body'),
          icon: icons.chart,
          action: 'create',
        }}
      />
      <CreateExperiment
        appId={appId}
        open={isOpen}
        onOpenChange={setOpen}
        onCreated={(experimentId) => place.go(routeTo('ab-testing.experiment', { appId, experimentId }))}
      />
    </>
  )
}
