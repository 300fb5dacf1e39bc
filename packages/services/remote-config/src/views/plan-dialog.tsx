import {
  Button,
  Callout,
  Dialog,
  DialogContent,
  QueryView,
  TextArea,
  useAllowed,
  useData,
  useJoin,
  useToast,
} from '@console-widgets/ui'
import type { AnswerOf } from '@console-widgets/contract'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { planData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { subjectOfPart, templateLimits } from '../model.ts'
import { PlanTime } from './plan-time.tsx'
import { TemplateChanges } from './template-changes.tsx'
import { useProblemText } from './use-problem-text.ts'
import { useSaving } from './use-saving.tsx'

interface PlanDialogProps {
  projectId: string
  planId: string
  onClose: () => void
}

type Opened = AnswerOf<(typeof calls)['remote-config.plan.get']>

/** Dialog with what a scheduled version changes, and what stands in its way; its time and note can be changed. */
export function PlanDialog(props: PlanDialogProps) {
  const { plan } = useData(planData, props.projectId, props.planId)
  return <QueryView query={plan}>{(opened) => <OpenedPlan {...props} opened={opened} />}</QueryView>
}

function OpenedPlan({ projectId, planId, opened, onClose }: PlanDialogProps & { opened: Opened }) {
  const text = useRemoteConfigText()
  const toasts = useToast()
  const isChangeable = useAllowed(calls['remote-config.plan.update']) && opened.state === 'planned'
  const { update } = useData(planData, projectId, planId)
  const [publishTime, setPublishTime] = useState<number | undefined>(opened.publishTime)
  const [note, setNote] = useState(opened.note)
  const { pending, notice, attempt } = useSaving()
  const save = async (time: number) => {
    await attempt(async () => {
      await update.run({ projectId, planId, publishTime: time, note })
      toasts.show({ tone: 'success', title: text('remote-config.plan.saved') })
      onClose()
    })
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="large"
        title={text('remote-config.plan')}
        description={
          opened.baseVersion === 0
            ? text('remote-config.plan.first')
            : text('remote-config.plan.body', { version: opened.baseVersion })
        }
        closeLabel={text('remote-config.close')}
        footer={
          <>
            <Button onClick={onClose}>{text('remote-config.close')}</Button>
            {isChangeable ? (
              <Button
                tone="primary"
                pending={pending}
                disabled={publishTime === undefined}
                onClick={() => void (publishTime === undefined ? undefined : save(publishTime))}
              >
                {text('remote-config.plan.save')}
              </Button>
            ) : null}
          </>
        }
      >
        <div className="@container flex flex-col gap-4">
          {notice}
          <Standing opened={opened} />
          {isChangeable ? (
            <>
              <PlanTime value={publishTime} onChange={setPublishTime} />
              <TextArea
                label={text('remote-config.note')}
                maxLength={templateLimits.note}
                rows={2}
                value={note}
                onChange={setNote}
              />
            </>
          ) : null}
          <TemplateChanges before={opened.base} after={opened.template} />
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** What became of a scheduled version, or what will if nothing is done. */
function Standing({ opened }: { opened: Opened }) {
  const text = useRemoteConfigText()
  const join = useJoin()
  const problemText = useProblemText()
  const { state, conflicts } = opened
  if (state === 'failed') return <Callout tone="danger" title={problemText(opened)} />
  if (state !== 'planned') return <p className="text-muted">{text(`remote-config.plan.state.${state}`)}</p>
  if (conflicts.length === 0) return null
  const names = join.names([...new Set(conflicts.map(subjectOfPart).filter(Boolean))])
  return (
    <Callout tone="warning" title={text('remote-config.plan.conflict', { names })}>
      {text('remote-config.plan.conflict.body')}
    </Callout>
  )
}
