import {
  Checkbox,
  Dialog,
  DialogContent,
  FileDrop,
  Segmented,
  TextArea,
  Button,
  useConfirm,
  useData,
  useErrorWords,
  Callout,
} from '@console-widgets/ui'
import { useState } from 'react'
import { editorData } from '../data.ts'
import { databaseLimits } from '../model.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'
import { useRiskWords } from './use-risk-words.ts'

interface ScriptDialogProps {
  name: string
  account: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for running a script, from a file or pasted. The script continues when the user leaves the page. */
export function ScriptDialog({ name, account, open, onOpenChange }: ScriptDialogProps) {
  const text = useRelationalDatabaseText()
  const confirm = useConfirm()
  const riskWords = useRiskWords()
  const words = useErrorWords()
  const { script } = useData(editorData, name)
  const [source, setSource] = useState<'file' | 'text'>('file')
  const [files, setFiles] = useState<readonly File[]>([])
  const [pasted, setPasted] = useState('')
  const [oneTransaction, setOneTransaction] = useState(true)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [file] = files
  const bytes = source === 'file' ? (file?.size ?? 0) : new Blob([pasted]).size
  const tooLarge = bytes > databaseLimits.scriptBytes
  const run = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      const content = source === 'file' ? await (file as File).text() : pasted
      const request = {
        content,
        account,
        oneTransaction,
        confirmed: false,
        ...(source === 'file' ? { fileName: (file as File).name.slice(-databaseLimits.scriptFileName) } : {}),
      }
      const { taskId, risks } = await script.start(request)
      if (taskId === null) {
        if (!(await confirm(riskWords(risks, content, name)))) return
        await script.start({ ...request, confirmed: true })
      }
      onOpenChange(false)
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  const said = failure === undefined ? undefined : words(failure)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={text('relational-database.script.title')}
        description={text('relational-database.script.body', { account })}
        size="medium"
        closeLabel={text('relational-database.close')}
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>{text('relational-database.close')}</Button>
            <Button tone="primary" pending={pending} disabled={bytes === 0 || tooLarge} onClick={() => void run()}>
              {text('relational-database.script.run')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {said ? (
            <Callout live tone="danger" title={said.what}>
              {said.advice}
            </Callout>
          ) : null}
          <Segmented
            label={text('relational-database.script.source')}
            value={source}
            onChange={setSource}
            choices={[
              { value: 'file', label: text('relational-database.script.file') },
              { value: 'text', label: text('relational-database.script.paste') },
            ]}
          />
          {source === 'file' ? (
            <FileDrop
              label={text('relational-database.script.file')}
              help={text('relational-database.script.file.help')}
              accept=".sql,.txt"
              maxSize={databaseLimits.scriptBytes}
              value={files}
              onChange={setFiles}
            />
          ) : (
            <TextArea
              label={text('relational-database.script.paste')}
              value={pasted}
              onChange={setPasted}
              error={tooLarge ? text('relational-database.script.tooLarge') : undefined}
            />
          )}
          <Checkbox
            label={text('relational-database.oneTransaction')}
            help={text('relational-database.oneTransaction.help')}
            value={oneTransaction}
            onChange={setOneTransaction}
          />
        </div>
      </DialogContent>
    </Dialog>
  )
}
