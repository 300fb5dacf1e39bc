import { Callout, DetailPage, QueryView, useData, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import { serviceData } from '../data.ts'
import { type Content, formTexts, textIn } from '../model.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { FillForm } from './fill-form.tsx'
import { FormLanguageChoice, useFormLanguage } from './form-language.tsx'
import { useSending } from './use-sending.ts'

export interface ServiceQuestionnaireProps {
  /** ID of the questionnaire. */
  serviceQuestionnaireId: string
}

/** The platform’s questionnaire about one of its services. */
export default function ServiceQuestionnaire({ serviceQuestionnaireId }: ServiceQuestionnaireProps) {
  const { questionnaire } = useData(serviceData, serviceQuestionnaireId)
  return (
    <QueryView query={questionnaire}>
      {({ answered, content }) => (
        <Found questionnaireId={serviceQuestionnaireId} content={content} answered={answered} />
      )}
    </QueryView>
  )
}

function Found({
  questionnaireId,
  content,
  answered,
}: {
  questionnaireId: string
  content: Content
  answered: boolean
}) {
  const { descriptions, languages, questions, titles } = content
  const text = useQuestionnairesText()
  const routeTo = useRoutes(routes)
  const sending = useSending()
  const { submit } = useData(serviceData, questionnaireId)
  const [language, setLanguage] = useFormLanguage(languages)
  const [isSent, setSent] = useState(false)
  const texts = formTexts[language]
  return (
    <DetailPage
      title={textIn(titles, language, languages)}
      parents={[{ label: text('questionnaires.title'), to: routeTo('questionnaires.list') }]}
    >
      <div className="flex max-w-[42rem] min-w-0 flex-col gap-5">
        <FormLanguageChoice languages={languages} value={language} onChange={setLanguage} />
        {answered || isSent ? (
          <Callout tone="success">{isSent ? texts.thanks : texts.answered}</Callout>
        ) : (
          <>
            <p className="whitespace-pre-line">{textIn(descriptions, language, languages)}</p>
            <FillForm
              {...{ questions, languages, language }}
              onSend={(answers) =>
                sending(async () => {
                  await submit.run({ questionnaireId, language, answers })
                  setSent(true)
                })
              }
            />
          </>
        )}
      </div>
    </DetailPage>
  )
}
