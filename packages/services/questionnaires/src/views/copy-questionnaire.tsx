import { FormDialog, TextField, useData, useToast } from '@console-widgets/ui'
import type * as v from 'valibot'
import { type QuestionnaireItem, questionnairesData } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { copyForm } from '../schemas.ts'

interface CopyQuestionnaireProps {
  questionnaire: Pick<QuestionnaireItem, 'questionnaireId' | 'title'>
  open: boolean
  onOpenChange: (open: boolean) => void
  onCopied: (questionnaireId: string) => void
}

/** Dialog for a copy of a questionnaire, without its responses. */
export function CopyQuestionnaire({ questionnaire, open, onOpenChange, onCopied }: CopyQuestionnaireProps) {
  const text = useQuestionnairesText()
  const toasts = useToast()
  const { copy } = useData(questionnairesData)
  return (
    <FormDialog<v.InferInput<typeof copyForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('questionnaires.copy.title', { name: questionnaire.title })}
      description={text('questionnaires.copy.body')}
      schema={copyForm}
      defaults={{ name: questionnaire.title }}
      onSubmit={async ({ name }) => {
        const copied = await copy.run({ questionnaireId: questionnaire.questionnaireId, name })
        toasts.show({ tone: 'success', title: text('questionnaires.copied', { name: copied?.title ?? name }) })
        if (copied) onCopied(copied.questionnaireId)
      }}
    >
      <TextField name="name" label={text('questionnaires.name')} />
    </FormDialog>
  )
}
