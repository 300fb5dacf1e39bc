import { formatDateTime } from '@console-widgets/core/formats'
import { Button, Callout, lazyPart, QueryFailure, useData, useLanguage, useStore } from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { schedulingData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'

const PlanDialog = lazyPart(() => import('./plan-dialog.tsx').then((module) => module.PlanDialog))

/**
 * Says that a version is scheduled, so that its publication surprises no one. Nothing if none is,
 * and a notice if that can’t be read.
 */
export function NextPlan({ projectId }: { projectId: string }) {
  const text = useRemoteConfigText()
  const language = useLanguage()
  const { next } = useData(schedulingData, projectId)
  const [opened, setOpened] = useState(false)
  const [plan] = useStore(next).data?.items ?? []
  if (!plan) return <QueryFailure query={next} label={text('remote-config.plans')} />
  return (
    <>
      <Callout
        title={text('remote-config.plans.next', { time: formatDateTime(plan.publishTime, language) })}
        action={<Button onClick={() => setOpened(true)}>{text('remote-config.plans.open')}</Button>}
      >
        {plan.note || null}
      </Callout>
      {opened ? (
        <Suspense>
          <PlanDialog projectId={projectId} planId={plan.planId} onClose={() => setOpened(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
