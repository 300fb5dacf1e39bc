import { FormDialog, TextField, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import { type Channel, channelsData } from '../data.ts'
import { useChannelsText } from '../generated/text.ts'
import * as schemas from '../schemas.ts'

export interface ChannelFormProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  appId: string
  /** Channel to edit. Default: a new one. */
  channel?: Channel | undefined
}

/** Dialog for creating or editing a channel. */
export function ChannelForm({ channel, ...dialog }: ChannelFormProps) {
  return channel ? <EditChannel {...dialog} channel={channel} /> : <NewChannel {...dialog} />
}

function NewChannel({ open, onOpenChange, appId }: ChannelFormProps) {
  const text = useChannelsText()
  const { create } = useData(channelsData, appId)
  return (
    <FormDialog<v.InferInput<typeof schemas.channelForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('channels.create')}
      submitLabel={text('channels.create')}
      schema={schemas.channelForm}
      messages={{ channelId: text('channels.formRule') }}
      onSubmit={(values) => create.run({ appId, ...values })}
    >
      <TextField name="channelName" label={text('fields.channels.channel_name')} />
      <TextField name="channelId" label={text('fields.channels.channel_id')} help={text('channels.form')} mono />
      <Contact />
    </FormDialog>
  )
}

const editSchema = v.omit(schemas.channelForm, ['channelId'])

function EditChannel({ open, onOpenChange, appId, channel }: ChannelFormProps & { channel: Channel }) {
  const text = useChannelsText()
  const { update } = useData(channelsData, appId)
  const { configId, channelName, contact } = channel
  return (
    <FormDialog<v.InferInput<typeof editSchema>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('channels.edit.title', { name: channelName })}
      schema={editSchema}
      defaults={{ channelName, contact }}
      draft={false}
      onSubmit={(values) => update.run({ appId, configId, ...values })}
    >
      <TextField name="channelName" label={text('fields.channels.channel_name')} />
      <Contact />
    </FormDialog>
  )
}

function Contact() {
  const text = useChannelsText()
  return <TextField name="contact" label={text('fields.channels.contact')} help={text('channels.contactHelp')} />
}
