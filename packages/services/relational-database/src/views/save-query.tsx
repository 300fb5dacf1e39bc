import { FormDialog, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { editorData } from '../data.ts'
import type { SqlDraft } from '../editor/draft-tabs.ts'
import { saveQueryInput } from '../schemas.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'

const schema = v.object({ queryName: saveQueryInput.entries.queryName })

interface SaveQueryProps {
  name: string
  draft: SqlDraft
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for saving a draft as a query of the team; a saved query is replaced. */
export function SaveQuery({ name, draft, open, onOpenChange }: SaveQueryProps) {
  const text = useRelationalDatabaseText()
  const toasts = useToast()
  const { save, drafts } = useData(editorData, name)
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('relational-database.keep.title')}
      description={text(draft.saved ? 'relational-database.keep.again' : 'relational-database.keep.body')}
      submitLabel={text('relational-database.keep')}
      schema={schema}
      draft={false}
      defaults={{ queryName: draft.title ?? '' }}
      onSubmit={async ({ queryName }) => {
        const { sql, draftId } = draft
        const answer = await save.run({
          name,
          queryName,
          sql,
          ...(draft.saved ? { queryId: draft.saved.queryId } : {}),
        })
        if (answer) drafts.change(draftId, { title: queryName, saved: { queryId: answer.queryId, sql } })
      }}
      onDone={() => toasts.show({ tone: 'success', title: text('relational-database.keep.done') })}
    >
      <TextField name="queryName" label={text('relational-database.name')} />
    </FormDialog>
  )
}
