import { Callout, Segmented } from '@console-widgets/ui'
import { useState } from 'react'
import { useQuestionnairesText } from '../generated/text.ts'
import { type Content, textIn } from '../model.ts'
import { FillForm } from './fill-form.tsx'
import { FormLanguageChoice, useFormLanguage } from './form-language.tsx'

/** The form as respondents see it. Its answers are checked, and go nowhere. */
export function Preview({ content }: { content: Content }) {
  const text = useQuestionnairesText()
  const { descriptions, languages, questions, titles } = content
  const [language, setLanguage] = useFormLanguage(languages)
  const [width, setWidth] = useState<'phone' | 'wide'>('phone')
  const [tries, setTries] = useState(0)
  const [isDone, setDone] = useState(false)
  if (questions.length === 0) return <Callout>{text('questionnaires.preview.empty')}</Callout>
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <FormLanguageChoice languages={languages} value={language} onChange={setLanguage} />
        <Segmented
          label={text('questionnaires.preview.width')}
          value={width}
          onChange={setWidth}
          choices={[
            { value: 'phone', label: text('questionnaires.preview.phone') },
            { value: 'wide', label: text('questionnaires.preview.wide') },
          ]}
        />
      </div>
      <p className="text-sm text-muted">{text('questionnaires.preview.body')}</p>
      {isDone ? (
        <Callout tone="success" live onClose={() => setDone(false)}>
          {text('questionnaires.preview.done')}
        </Callout>
      ) : null}
      <div className="flex min-w-0 flex-col gap-4 rounded-lg border border-line p-4 max-w-[42rem]">
        <h2 className="text-lg font-semibold wrap-anywhere">{textIn(titles, language, languages)}</h2>
        <p className="whitespace-pre-line">{textIn(descriptions, language, languages)}</p>
        <FillForm
          key={tries}
          {...{ questions, languages, language }}
          narrow={width === 'phone'}
          onSend={() => {
            setDone(true)
            setTries(tries + 1)
          }}
        />
      </div>
    </div>
  )
}
