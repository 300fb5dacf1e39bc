import { FormDialog, RadioGroup, Select, TextField, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import { agreementsData } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'
import { agreementTypes, type AgreementType, fillVariables } from '../model.ts'
import { createAgreementInput } from '../schemas.ts'
import { useLanguageNames } from './use-language-names.ts'

interface CreateAgreementProps {
  appId: string
  /** Values to begin with. */
  start: { type?: AgreementType; lang?: string }
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (agreementId: string) => void
}

/** Languages to choose from: those of the store listing that most apps have. */
const languages = [
  'zh-CN',
  'zh-TW',
  'en-US',
  'en-GB',
  'ru-RU',
  'de-DE',
  'fr-FR',
  'es-ES',
  'it-IT',
  'pt-BR',
  'pl-PL',
  'tr-TR',
  'ar',
  'ja-JP',
  'ko-KR',
  'id',
  'th-TH',
  'vi-VN',
]

const schema = v.object({
  ...v.pick(createAgreementInput, ['type', 'lang']).entries,
  contact: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
})

interface Values {
  type: AgreementType
  lang: string
  contact?: string
}

/** Dialog that begins an agreement with the template of its type, in a language. */
export function CreateAgreement({ appId, start, open, onOpenChange, onCreated }: CreateAgreementProps) {
  const text = useAgreementsText()
  const nameOf = useLanguageNames()
  const { create, readTemplate } = useData(agreementsData, appId)
  const offered = start.lang === undefined || languages.includes(start.lang) ? languages : [start.lang, ...languages]
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('agreements.create')}
      description={text('agreements.create.body')}
      submitLabel={text('agreements.create')}
      schema={schema}
      draft={false}
      defaults={{ type: start.type ?? 'privacy', lang: start.lang ?? 'en-US' }}
      onSubmit={async ({ type, lang, contact = '' }) => {
        const { title, content } = await readTemplate(type, lang)
        const created = await create.run({ appId, type, lang, title, content: fillVariables(content, { contact }) })
        if (created) onCreated(created.agreementId)
      }}
    >
      <RadioGroup
        name="type"
        label={text('agreements.type')}
        choices={agreementTypes.map((value) => ({ value, label: text(`agreements.type.${value}`) }))}
      />
      <Select
        name="lang"
        label={text('agreements.lang')}
        choices={offered.map((value) => ({ value, label: nameOf(value) }))}
      />
      <TextField
        name="contact"
        label={text('agreements.create.contact')}
        help={text('agreements.create.contact.help')}
      />
    </FormDialog>
  )
}
