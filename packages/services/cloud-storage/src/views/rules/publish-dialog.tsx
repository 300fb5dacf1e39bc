import { Button, Callout, Comparison, Dialog, DialogContent, TextField, useErrorWords } from '@console-widgets/ui'
import { useState } from 'react'
import { type RuleProblem, storageLimits } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { problemWords } from './problem-words.ts'

export interface PublishDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The published rules, and the new ones. */
  live: string
  next: string
  version: number
  warnings: readonly RuleProblem[]
  onPublish: (note: string) => Promise<void>
}

/** Shows a line-by-line comparison before the rules are published. */
export function PublishDialog({ open, onOpenChange, live, next, version, warnings, onPublish }: PublishDialogProps) {
  const text = useCloudStorageText()
  const words = useErrorWords()
  const [note, setNote] = useState('')
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const publish = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      await onPublish(note)
      onOpenChange(false)
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="large"
        title={text('cloud-storage.rules.publish.title')}
        description={text('cloud-storage.rules.publish.body')}
        closeLabel={text('cloud-storage.close')}
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>{text('cloud-storage.cancel')}</Button>
            <Button tone="primary" pending={pending} onClick={() => void publish()}>
              {text('cloud-storage.rules.publish')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {failure === undefined ? null : (
            <Callout live tone="danger" title={words(failure).what}>
              {words(failure).advice}
            </Callout>
          )}
          {warnings.map((warning) => (
            <Callout
              key={`${warning.from}:${warning.code}`}
              tone="warning"
              title={text('cloud-storage.rules.at', { line: warning.line, column: warning.column })}
            >
              {problemWords(text, warning)}
            </Callout>
          ))}
          <Comparison
            label={text('cloud-storage.rules.difference')}
            beforeLabel={
              version === 0 ? text('cloud-storage.rules.liveDefault') : text('cloud-storage.rules.live', { version })
            }
            afterLabel={text('cloud-storage.rules.next')}
            values={[{ label: text('cloud-storage.rules'), before: live, after: next }]}
          />
          <TextField
            label={text('cloud-storage.rules.note')}
            help={text('cloud-storage.rules.note.help')}
            maxLength={storageLimits.ruleNote}
            value={note}
            onChange={setNote}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}
