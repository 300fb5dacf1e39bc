import { Button, Callout, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { answerData } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import type { FormLanguage } from '../model.ts'
import { useSending } from './use-sending.ts'

interface ConfirmPhoneProps {
  publicId: string
  token: string
  language: FormLanguage
  onConfirmed: () => void
}

/** Confirms the phone number of a person with a code, before they answer. */
export function ConfirmPhone({ publicId, token, language, onConfirmed }: ConfirmPhoneProps) {
  const text = useQuestionnairesText()
  const sending = useSending()
  const { sendCode, checkCode } = useData(answerData, publicId)
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [isSent, setSent] = useState(false)
  const send = () =>
    sending(async () => {
      await sendCode.run({ token, phone, language })
      setSent(true)
    })
  const check = () =>
    sending(async () => {
      await checkCode.run({ token, phone, code })
      onConfirmed()
    })
  return (
    <form
      className="flex max-w-sm flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void (isSent ? check() : send())
      }}
    >
      <p>{text('questionnaires.phone.body')}</p>
      <TextField label={text('questionnaires.phone')} help="+49 151 5550100" value={phone} onChange={setPhone} />
      {isSent ? (
        <>
          <Callout live>{text('questionnaires.phone.sent')}</Callout>
          <TextField label={text('questionnaires.phone.code')} value={code} onChange={setCode} maxLength={6} />
        </>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary">
          {isSent ? text('questionnaires.phone.check') : text('questionnaires.phone.send')}
        </Button>
        {isSent ? (
          <Button type="button" onClick={() => void send()}>
            {text('questionnaires.phone.again')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
