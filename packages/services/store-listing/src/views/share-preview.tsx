import { FormDialog, TextField, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { sharedPagesData } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { createPageInput } from '../schemas.ts'

const schema = v.pick(createPageInput, ['note'])

interface SharePreviewProps {
  appId: string
  versionId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Creates a link to the preview, with a note on who gets it. */
export function SharePreview({ appId, versionId, open, onOpenChange }: SharePreviewProps) {
  const text = useStoreListingText()
  const toasts = useToast()
  const { create } = useData(sharedPagesData, appId)
  return (
    <FormDialog<v.InferInput<typeof schema>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('store-listing.share')}
      submitLabel={text('store-listing.share.create')}
      schema={schema}
      draft={false}
      onSubmit={async ({ note }) => {
        await create.run({ appId, versionId, note })
        toasts.show({ tone: 'success', title: text('store-listing.share.created') })
      }}
    >
      <TextField name="note" label={text('store-listing.share.note')} help={text('store-listing.share.note.help')} />
    </FormDialog>
  )
}
