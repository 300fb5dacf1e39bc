import { Button, Callout, Dialog, DialogContent, useData, useErrorWords, useToast } from '@console-widgets/ui'
import { type ReactNode, useState } from 'react'
import { tableData } from '../data.ts'
import type { EngineError } from '../editor/sql-runs.ts'
import { useStructureText } from '../generated/text.ts'
import { EngineFault } from './engine-fault.tsx'
import { SqlPreview } from './sql-preview.tsx'

interface StructureDialogProps {
  /** Name of the database. */
  name: string
  account: string
  title: string
  description?: string
  size?: 'medium' | 'large'
  /** Statements of what has been entered; none if it is incomplete or changes nothing. */
  sql: readonly string[]
  action: string
  isDestructive?: boolean
  /** Why it can't run yet. */
  isBlocked?: boolean
  /** Message once it has run. */
  done: string
  /** Called with whether it has run. */
  onClose: (hasRun: boolean) => void
  children?: ReactNode
}

/** Form with the SQL that it writes, which runs in one transaction. An error of the engine leaves the form open. */
export function StructureDialog(props: StructureDialogProps) {
  const { name, account, title, description, size = 'medium', sql, action, isDestructive, isBlocked, done } = props
  const { onClose, children } = props
  const text = useStructureText()
  const words = useErrorWords()
  const toasts = useToast()
  const { apply } = useData(tableData, name)
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<EngineError>()
  const [failure, setFailure] = useState<unknown>()
  const whole = sql.join('\n')
  /** SQL of what the form proposes before anything is entered. */
  const [proposed] = useState(whole)
  const run = async () => {
    setPending(true)
    setFault(undefined)
    setFailure(undefined)
    try {
      const { error } = await apply(account, whole)
      if (error) return setFault(error)
      toasts.show({ tone: 'success', title: done })
      onClose(true)
    } catch (thrown) {
      setFailure(thrown)
    } finally {
      setPending(false)
    }
  }
  const said = failure === undefined ? undefined : words(failure)
  return (
    <Dialog open onOpenChange={() => onClose(false)}>
      <DialogContent
        size={size}
        title={title}
        description={description}
        // What has been entered isn't lost by a click beside the dialog.
        persistent={sql.length > 0 && whole !== proposed && !isDestructive}
        closeLabel={text('relational-database.structure.close')}
        footer={
          <>
            <Button onClick={() => onClose(false)}>{text('relational-database.structure.close')}</Button>
            <Button
              tone={isDestructive ? 'danger' : 'primary'}
              pending={isPending}
              disabled={sql.length === 0 || isBlocked}
              onClick={() => void run()}
            >
              {action}
            </Button>
          </>
        }
      >
        <div className="flex min-w-0 flex-col gap-4">
          {children}
          {fault ? <EngineFault error={fault} place={fault} /> : null}
          {said ? (
            <Callout live tone="danger" title={said.what}>
              {said.advice}
            </Callout>
          ) : null}
          <section aria-label={text('relational-database.structure.sql')} className="flex min-w-0 flex-col gap-2">
            {sql.length > 0 ? <SqlPreview sql={whole} /> : null}
            <p className="text-sm text-muted">
              {sql.length > 0
                ? text('relational-database.structure.sql.body', { account })
                : text('relational-database.structure.sql.none')}
            </p>
          </section>
        </div>
      </DialogContent>
    </Dialog>
  )
}
