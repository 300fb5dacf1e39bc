import { FormDialog, TextField, useData, useToast } from '@console-widgets/ui'
import type * as v from 'valibot'
import { pagesData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { createPageForm } from '../schemas.ts'

interface CreatePageProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onCreated: (pageId: string) => void
}

/** Dialog for a new custom page. */
export function CreatePage({ appId, open, onOpenChange, onCreated }: CreatePageProps) {
  const text = useStoreExperimentsText()
  const toasts = useToast()
  const { create } = useData(pagesData, appId)
  return (
    <FormDialog<v.InferInput<typeof createPageForm>>
      open={open}
      onOpenChange={onOpenChange}
      title={text('store-experiments.page.create')}
      description={text('store-experiments.page.empty.body')}
      schema={createPageForm}
      onSubmit={async (values) => {
        const created = await create.run({ appId, ...values })
        toasts.show({ tone: 'success', title: text('store-experiments.page.created') })
        if (created) onCreated(created.pageId)
      }}
    >
      <TextField name="pageName" label={text('store-experiments.name')} />
    </FormDialog>
  )
}
