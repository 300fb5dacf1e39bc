import { icons, lazyPart, QueryFailure, ResourceList, Status, type Tone, useData, useStore } from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { configData, type Plan, plansData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { type PlanState, planStates } from '../model.ts'
import { useProblemText } from './use-problem-text.ts'

const PlanDialog = lazyPart(() => import('./plan-dialog.tsx').then((module) => module.PlanDialog))

/** How the states of scheduled versions look. */
const tones: Record<PlanState, Tone> = {
  planned: 'info',
  published: 'success',
  failed: 'danger',
  canceled: 'draft',
}

/** Versions that are scheduled for a time, and what became of those before. */
export function PlanList({ projectId }: { projectId: string }) {
  const text = useRemoteConfigText()
  const problemText = useProblemText()
  const { plans, cancel, edit } = useData(plansData, projectId)
  const { config } = useData(configData, projectId)
  const hasDraft = Boolean(useStore(config).data?.draft)
  const [opened, setOpened] = useState<Plan>()
  const over = ({ state }: Plan) => (state === 'planned' ? undefined : text('remote-config.plan.over'))
  return (
    <>
      {/* Without it, it is unknown whether there is a draft that an edited version would replace. */}
      <QueryFailure query={config} label={text('remote-config.plan.edit')} />
      <ResourceList
        list={plans}
        title={text('remote-config.plans')}
        description={text('remote-config.plans.body')}
        columns={[
          { id: 'publishTime', header: text('remote-config.plan.time'), primary: true },
          {
            id: 'state',
            header: text('remote-config.plan.state'),
            cell: (plan) => (
              <span className="flex min-w-0 flex-wrap items-center gap-2">
                <Status tone={tones[plan.state]}>{text(`remote-config.plan.state.${plan.state}`)}</Status>
                <span className="text-muted">{plan.state === 'failed' ? problemText(plan) : null}</span>
              </span>
            ),
            filter: {
              kind: 'choice',
              choices: planStates.map((value) => ({ value, label: text(`remote-config.plan.state.${value}`) })),
            },
          },
          { id: 'note', header: text('remote-config.note'), cell: ({ note }) => note || '–' },
          {
            id: 'changes',
            header: text('remote-config.changes'),
            cell: ({ changes }) => changes,
            sort: false,
            filter: false,
            align: 'end',
            width: 110,
          },
          {
            id: 'userName',
            header: text('remote-config.plan.user'),
            cell: ({ userName }) => userName ?? '–',
            sort: false,
            filter: false,
          },
        ]}
        rowActions={[
          { id: 'open', label: text('remote-config.plan.view'), run: setOpened },
          {
            id: 'edit',
            label: text('remote-config.plan.edit'),
            call: calls['remote-config.plan.edit'],
            disabled: ({ state }) =>
              state !== 'planned' && state !== 'failed'
                ? text('remote-config.plan.over')
                : hasDraft
                  ? text('remote-config.plan.hasDraft')
                  : undefined,
            run: ({ planId }) => edit.run({ projectId, planId }),
            done: text('remote-config.plan.edited'),
          },
          {
            id: 'cancel',
            label: text('remote-config.plan.cancel'),
            call: calls['remote-config.plan.cancel'],
            disabled: over,
            run: ({ planId }) => cancel.run({ projectId, planId }),
            confirm: {
              title: text('remote-config.plan.cancel.title'),
              description: text('remote-config.plan.cancel.body'),
            },
            done: text('remote-config.plan.canceled'),
          },
        ]}
        empty={{ title: text('remote-config.plans.empty'), icon: icons.history }}
      />
      {opened ? (
        <Suspense>
          <PlanDialog projectId={projectId} planId={opened.planId} onClose={() => setOpened(undefined)} />
        </Suspense>
      ) : null}
    </>
  )
}
