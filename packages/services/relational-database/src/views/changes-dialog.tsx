import { Button, Dialog, DialogContent } from '@console-widgets/ui'
import { useTablesText } from '../generated/text.ts'
import { SqlPreview } from './sql-preview.tsx'

interface ChangesDialogProps {
  count: number
  sql: string
  open: boolean
  isPending: boolean
  onOpenChange: (open: boolean) => void
  onApply: () => void
}

/** Dialog with the SQL of all changes, before it runs. */
export function ChangesDialog({ count, sql, open, isPending, onOpenChange, onApply }: ChangesDialogProps) {
  const text = useTablesText()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="large"
        title={text('relational-database.tables.review.title', { count })}
        closeLabel={text('relational-database.tables.close')}
        footer={
          <>
            <Button onClick={() => onOpenChange(false)}>{text('relational-database.tables.close')}</Button>
            <Button tone="primary" pending={isPending} onClick={onApply}>
              {text('relational-database.tables.apply')}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          <p className="text-sm text-muted">{text('relational-database.tables.review.body')}</p>
          <SqlPreview sql={sql} />
        </div>
      </DialogContent>
    </Dialog>
  )
}
