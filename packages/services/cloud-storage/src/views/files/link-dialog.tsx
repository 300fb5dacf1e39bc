import { copyText, FormDialog, Select, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { fileData } from '../../data.ts'
import { createTokenInput } from '../../schemas.ts'
import { useCloudStorageText } from '../../generated/text.ts'

export interface LinkDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  bucketId: string
  fileKey: string
  name: string
}

const hour = 3600
/** Validity options of a link in seconds; 0 means until revoked. */
const lifetimes = { hour, day: 24 * hour, week: 168 * hour, month: 720 * hour, never: 0 } as const

const schema = v.object({ description: v.unwrap(createTokenInput.entries.description), seconds: v.number() })

/** Dialog for creating and copying a link to a file. */
export function LinkDialog({ open, onOpenChange, bucketId, fileKey, name }: LinkDialogProps) {
  const text = useCloudStorageText()
  const toasts = useToast()
  const { createToken } = useData(fileData, bucketId, fileKey)
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('cloud-storage.links.create.title', { name })}
      description={text('cloud-storage.links.create.body')}
      submitLabel={text('cloud-storage.links.create.submit')}
      schema={schema}
      defaults={{ seconds: lifetimes.week }}
      draft={false}
      onSubmit={async ({ description, seconds }) => {
        const answer = await createToken.run({ bucketId, key: fileKey, description, ...(seconds > 0 && { seconds }) })
        if (!answer) return
        const copied = await copyText(answer.token.address)
        toasts.show({
          tone: 'success',
          title: text(copied ? 'cloud-storage.links.created.copied' : 'cloud-storage.links.created'),
        })
      }}
    >
      <TextField
        name="description"
        label={text('cloud-storage.links.note')}
        help={text('cloud-storage.links.note.help')}
      />
      <Select
        name="seconds"
        label={text('cloud-storage.links.lifetime')}
        choices={Object.entries(lifetimes).map(([id, value]) => ({
          value,
          label: text(`cloud-storage.links.lifetime.${id as keyof typeof lifetimes}`),
        }))}
      />
    </FormDialog>
  )
}
