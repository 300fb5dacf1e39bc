import { Button, TextArea } from '@console-widgets/ui'
import { useState } from 'react'
import { useQuestionnairesText } from '../generated/text.ts'
import type { FormLanguage, Question } from '../model.ts'
import { questionsFromText } from '../questions-from-text.ts'

interface PasteQuestionsProps {
  questions: readonly Question[]
  /** Language of the text. */
  language: FormLanguage
  onAdd: (questions: Question[]) => void
  onClose: () => void
}

/** A field for a whole text, from which questions are made. */
export function PasteQuestions({ questions, language, onAdd, onClose }: PasteQuestionsProps) {
  const text = useQuestionnairesText()
  const [pasted, setPasted] = useState('')
  const found = questionsFromText(pasted, language, questions)
  return (
    <div className="flex min-w-0 flex-col items-start gap-2 self-stretch">
      <div className="w-full min-w-0">
        <TextArea
          label={text('questionnaires.paste.text')}
          help={text('questionnaires.paste.help')}
          rows={8}
          value={pasted}
          onChange={setPasted}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="primary"
          disabled={found.length === 0}
          onClick={() => {
            onAdd(found)
            onClose()
          }}
        >
          {text('questionnaires.paste.add', { count: found.length })}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {text('questionnaires.paste.cancel')}
        </Button>
      </div>
    </div>
  )
}
