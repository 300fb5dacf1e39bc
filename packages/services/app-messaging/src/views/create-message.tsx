import { FormDialog, RadioGroup, Select, TextField, useData, useLanguage, useToast } from '@console-widgets/ui'
import type * as v from 'valibot'
import { messagesData } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import { messageKinds } from '../model.ts'
import { createForm } from '../schemas.ts'
import { useTextLanguages } from './use-text-languages.ts'

interface CreateMessageProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (messageId: string) => void
}

/** The language of the interface, as one of texts. */
const tags = { cn: 'zh-CN', en: 'en-US', ru: 'ru-RU' } as const

/** Dialog for a new message. */
export function CreateMessage({ appId, open, onOpenChange, onCreated }: CreateMessageProps) {
  const text = useAppMessagingText()
  const toasts = useToast()
  const ownLanguage = tags[useLanguage()]
  const { choices } = useTextLanguages()
  const { create } = useData(messagesData, appId)
  return (
    <FormDialog<v.InferInput<typeof createForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('app-messaging.create')}
      description={text('app-messaging.create.body')}
      schema={createForm}
      defaults={{ kind: 'card', language: ownLanguage }}
      onSubmit={async (values) => {
        const created = await create.run({ appId, ...values })
        toasts.show({ tone: 'success', title: text('app-messaging.created') })
        if (created) onCreated(created.messageId)
      }}
    >
      <TextField name="messageName" label={text('app-messaging.name')} help={text('app-messaging.name.help')} />
      <RadioGroup
        name="kind"
        label={text('app-messaging.kind')}
        look="cards"
        choices={messageKinds.map((value) => ({
          value,
          label: text(`app-messaging.kind.${value}`),
          help: text(`app-messaging.kind.${value}.help`),
        }))}
      />
      <Select
        name="language"
        label={text('app-messaging.language')}
        help={text('app-messaging.language.help')}
        choices={choices}
      />
      <TextField name="title" label={text('app-messaging.text.title')} />
    </FormDialog>
  )
}
