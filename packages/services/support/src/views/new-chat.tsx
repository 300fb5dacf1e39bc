import { FormDialog, QueryFailure, Select, TextField, useData, useStore } from '@console-widgets/ui'
import type { InferInput } from 'valibot'
import { newChatData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { topics } from '../model.ts'
import type { createChatInput } from '../schemas.ts'
import { AppField } from './app-field.tsx'

interface NewChatProps {
  onClose: () => void
  onCreated: (chatId: string) => void
}

/** Begins a chat about a service that the team uses. */
export function NewChat({ onClose, onCreated }: NewChatProps) {
  const text = useSupportText()
  const { records, create } = useData(newChatData)
  const found = useStore(records).data?.items
  const used = (found ?? []).filter(({ side }) => side === 'user')
  return (
    <FormDialog<InferInput<typeof createChatInput>>
      open
      onOpenChange={onClose}
      title={text('support.chat.new')}
      schema={() => import('../schemas.ts').then((module) => module.createChatInput)}
      onSubmit={async (values) => {
        const created = await create.run(values)
        if (created) onCreated(created.chatId)
      }}
    >
      <QueryFailure query={records} />
      <Select
        name="recordId"
        label={text('support.chat.service')}
        help={found !== undefined && used.length === 0 ? text('support.chat.noServices') : undefined}
        choices={used.map(({ recordId, serviceName, providerName }) => ({
          value: recordId,
          label: `${serviceName} (${providerName})`,
        }))}
      />
      <TextField name="title" label={text('support.chat.title')} />
      <Select
        name="topic"
        label={text('support.chat.topic')}
        choices={topics.map((topic) => ({ value: topic, label: text(`support.topic.${topic}`) }))}
      />
      <AppField label={text('support.chat.app')} help={text('support.chat.app.help')} optional />
    </FormDialog>
  )
}
