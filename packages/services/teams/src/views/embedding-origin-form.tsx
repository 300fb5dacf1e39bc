import { FormDialog, TextArea, TextField, useData } from '@console-widgets/ui'
import type * as v from 'valibot'
import { embeddingOriginsData } from '../data.ts'
import * as schemas from '../schemas.ts'
import { useTeamsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'

const schema = schemas.addEmbeddingOriginInput
type Values = v.InferInput<typeof schema>

/** Dialog for allowing the pages of an origin. */
export function EmbeddingOriginForm({ open, onOpenChange }: DialogState) {
  const text = useTeamsText()
  const { add } = useData(embeddingOriginsData)
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('teams.origin.add')}
      submitLabel={text('teams.origin.add')}
      schema={schema}
      messages={{ origin: text('teams.origin.rule') }}
      defaults={{ origin: '', note: '' }}
      draft="add-embedding-origin"
      onSubmit={(values: Values) => add.run(values)}
    >
      <TextField name="origin" label={text('teams.origin')} help={text('teams.origin.help')} mono />
      <TextArea name="note" label={text('teams.note')} rows={2} />
    </FormDialog>
  )
}
