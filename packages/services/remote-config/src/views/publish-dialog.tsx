import { Button, Callout, Dialog, DialogContent, TextArea, useData, useErrorWords } from '@console-widgets/ui'
import { useState } from 'react'
import { type Config, configData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { type Template, templateLimits } from '../model.ts'
import { TemplateChanges } from './template-changes.tsx'

interface PublishDialogProps {
  projectId: string
  published: Config['published']
  draft: Template
  onClose: () => void
}

/** Dialog that shows what a new version changes, and publishes it. */
export function PublishDialog({ projectId, published, draft, onClose }: PublishDialogProps) {
  const text = useRemoteConfigText()
  const words = useErrorWords()
  const { publish } = useData(configData, projectId)
  const [note, setNote] = useState('')
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const run = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      await publish.run({ projectId, baseVersion: published.version, note })
      onClose()
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
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
            <Button tone="primary" pending={pending} onClick={() => void run()}>
              {text('remote-config.publish')}
            </Button>
          </>
        }
      >
        <div className="@container flex flex-col gap-4">
          {failure === undefined ? null : (
            <Callout live tone="danger" title={words(failure).what}>
              {words(failure).advice}
            </Callout>
          )}
          <TemplateChanges before={published.template} after={draft} />
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
