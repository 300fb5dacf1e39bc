import { CheckboxGroup, FormDialog, TextField, useData, useToast } from '@console-widgets/ui'
import type * as v from 'valibot'
import { questionnairesData } from '../data.ts'
import { formLanguages, formTexts } from '../model.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { createForm } from '../schemas.ts'

interface CreateQuestionnaireProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (questionnaireId: string) => void
}

/** Dialog for a new questionnaire. */
export function CreateQuestionnaire({ open, onOpenChange, onCreated }: CreateQuestionnaireProps) {
  const text = useQuestionnairesText()
  const toasts = useToast()
  const { create } = useData(questionnairesData)
  return (
    <FormDialog<v.InferInput<typeof createForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('questionnaires.create')}
      schema={createForm}
      defaults={{ languages: ['en'] }}
      onSubmit={async (values) => {
        const created = await create.run(values)
        toasts.show({ tone: 'success', title: text('questionnaires.created') })
        if (created) onCreated(created.questionnaireId)
      }}
    >
      <TextField name="title" label={text('questionnaires.name')} help={text('questionnaires.name.help')} />
      <CheckboxGroup
        name="languages"
        label={text('questionnaires.languages')}
        help={text('questionnaires.languages.help')}
        choices={formLanguages.map((value) => ({ value, label: formTexts[value].languageName }))}
      />
    </FormDialog>
  )
}
