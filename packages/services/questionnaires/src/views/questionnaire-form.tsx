import { readPlace } from '@console-widgets/data'
import { Callout, DetailPage, QueryView, useData, usePlace, useStore, useToast } from '@console-widgets/ui'
import { useState } from 'react'
import { answerData, type OwnQuestionnaire } from '../data.ts'
import { formTexts, readHiddenFields, textIn } from '../model.ts'
import { ConfirmPhone } from './confirm-phone.tsx'
import { FillForm } from './fill-form.tsx'
import { FormLanguageChoice, useFormLanguage } from './form-language.tsx'
import { useSending } from './use-sending.ts'

export interface QuestionnaireFormProps {
  /** ID in the address of the questionnaire. */
  publicId: string
  /** Values of the hidden fields, by name, in place of those in the address of the console. A tag has only these. */
  hidden?: Readonly<Record<string, string>> | undefined
}

/** The form on which a signed-in person answers a questionnaire. */
export default function QuestionnaireForm({ publicId, hidden }: QuestionnaireFormProps) {
  const { questionnaire } = useData(answerData, publicId)
  return <QueryView query={questionnaire}>{(found) => <Found questionnaire={found} given={hidden} />}</QueryView>
}

function Found({
  questionnaire,
  given = {},
}: {
  questionnaire: OwnQuestionnaire
  given: QuestionnaireFormProps['hidden']
}) {
  const { answered, asksPhone, descriptions, languages, opening, publicId, questions, titles, token } = questionnaire
  const [language, setLanguage] = useFormLanguage(languages)
  // A form stays the one that was opened, so that the time from the first look on counts.
  const [first] = useState(token)
  const [isSent, setSent] = useState(false)
  const [isConfirmed, setConfirmed] = useState(!asksPhone)
  const texts = formTexts[language]
  const toasts = useToast()
  const sending = useSending()
  const { parameters } = readPlace(useStore(usePlace().$route))
  const hidden = readHiddenFields(questionnaire, (name) =>
    Object.hasOwn(given, name) ? given[name] : parameters.get(name),
  )
  const { submit } = useData(answerData, publicId)
  const closed = opening === 'open' ? undefined : texts.closed[opening]
  const form = token ?? first
  return (
    <DetailPage title={textIn(titles, language, languages)}>
      <div className="flex max-w-[42rem] min-w-0 flex-col gap-5">
        <FormLanguageChoice languages={languages} value={language} onChange={setLanguage} />
        {answered || isSent ? (
          <Callout tone="success">{isSent ? texts.thanks : texts.answered}</Callout>
        ) : closed !== undefined || form === null ? (
          <Callout>{closed}</Callout>
        ) : (
          <>
            <p className="whitespace-pre-line">{textIn(descriptions, language, languages)}</p>
            {isConfirmed ? (
              <FillForm
                {...{ questions, languages, language }}
                onSend={(answers) =>
                  sending(async () => {
                    await submit.run({ token: first ?? form, language, answers, hidden })
                    toasts.show({ tone: 'success', title: texts.thanks })
                    setSent(true)
                  })
                }
              />
            ) : (
              <ConfirmPhone
                publicId={publicId}
                token={form}
                language={language}
                onConfirmed={() => setConfirmed(true)}
              />
            )}
          </>
        )}
      </div>
    </DetailPage>
  )
}
