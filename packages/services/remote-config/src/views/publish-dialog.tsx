import { Button, Dialog, DialogContent, RadioGroup, TextArea, useData, useToast } from '@console-widgets/ui'
import { useState } from 'react'
import { type Config, configData, schedulingData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { type Template, templateLimits } from '../model.ts'
import { PlanTime } from './plan-time.tsx'
import { AffectedPeople } from './reach-text.tsx'
import { TemplateChanges } from './template-changes.tsx'
import { useSaving } from './use-saving.tsx'

interface PublishDialogProps {
  projectId: string
  published: Config['published']
  draft: Template
  onClose: () => void
}

/** Dialog that shows what a new version changes, and publishes it now or at a time. */
export function PublishDialog({ projectId, published, draft, onClose }: PublishDialogProps) {
  const text = useRemoteConfigText()
  const toasts = useToast()
  const { publish } = useData(configData, projectId)
  const { create } = useData(schedulingData, projectId)
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [publishTime, setPublishTime] = useState<number>()
  const [note, setNote] = useState('')
  const { pending, notice, attempt } = useSaving()
  const run = async () => {
    await attempt(async () => {
      const asked = { projectId, baseVersion: published.version, note }
      if (when === 'now') await publish.run(asked)
      else {
        await create.run({ ...asked, publishTime: publishTime as number })
        toasts.show({ tone: 'success', title: text('remote-config.schedule.done') })
      }
      onClose()
    })
  }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="large"
        title={text('remote-config.publish.title', { version: published.version + 1 })}
        description={text('remote-config.publish.body')}
        closeLabel={text('remote-config.close')}
        footer={
          <>
            <Button onClick={onClose}>{text('remote-config.cancel')}</Button>
            <Button
              tone="primary"
              pending={pending}
              disabled={when === 'later' && publishTime === undefined}
              onClick={() => void run()}
            >
              {text(when === 'now' ? 'remote-config.publish' : 'remote-config.schedule')}
            </Button>
          </>
        }
      >
        <div className="@container flex flex-col gap-4">
          {notice}
          <TemplateChanges before={published.template} after={draft} />
          <AffectedPeople projectId={projectId} />
          <RadioGroup
            label={text('remote-config.when')}
            value={when}
            onChange={setWhen}
            choices={[
              { value: 'now', label: text('remote-config.when.now') },
              { value: 'later', label: text('remote-config.when.later'), help: text('remote-config.when.help') },
            ]}
          />
          {when === 'later' ? <PlanTime value={publishTime} onChange={setPublishTime} /> : null}
          <TextArea
            label={text('remote-config.note')}
            help={text('remote-config.note.help')}
            maxLength={templateLimits.note}
            rows={2}
            value={note}
            onChange={setNote}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}
