import { FormDialog, NumberField, TextField, useData, useToast } from '@console-widgets/ui'
import { hostingData, type Site } from '../../data.ts'
import { createSiteInput, updateSiteInput } from '../../schemas.ts'
import { useHostingText } from '../../generated/text.ts'
import * as v from 'valibot'

export interface SiteDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  bucketId: string
  bucketName: string
  /** The site to edit; without it the dialog creates one. */
  site?: Site | undefined
}

interface Values {
  siteName: string
  prefix: string
  indexDocument: string
  notFoundDocument: string | null
  maxAge: number
}

/** Dialog for creating or editing a web site from a bucket or folder. */
export function SiteDialog({ open, onOpenChange, bucketId, bucketName, site }: SiteDialogProps) {
  const text = useHostingText()
  const toasts = useToast()
  const { createSite, updateSite } = useData(hostingData)
  const { siteName } = createSiteInput.entries
  const { prefix, indexDocument, notFoundDocument, maxAge } = v.required(updateSiteInput).entries
  const schema = v.object({ siteName, prefix, indexDocument, notFoundDocument, maxAge })
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={
        site ? text('cloud-storage.hosting.edit.title', { name: site.siteName }) : text('cloud-storage.hosting.create')
      }
      description={site ? undefined : text('cloud-storage.hosting.create.body')}
      submitLabel={text(site ? 'cloud-storage.hosting.save' : 'cloud-storage.hosting.create')}
      schema={schema}
      messages={{ siteName: text('cloud-storage.name.wrong') }}
      defaults={{
        siteName: site?.siteName ?? bucketName,
        prefix: site?.prefix ?? '',
        indexDocument: site?.indexDocument ?? 'index.html',
        notFoundDocument: site?.notFoundDocument ?? null,
        maxAge: site?.maxAge ?? 3600,
      }}
      onSubmit={async ({ siteName: name, ...fields }) => {
        if (site) await updateSite.run({ siteId: site.siteId, ...fields })
        else await createSite.run({ bucketId, siteName: name, ...fields })
        toasts.show({
          tone: 'success',
          title: text(site ? 'cloud-storage.hosting.saved' : 'cloud-storage.hosting.created', { name }),
        })
      }}
    >
      {site ? null : (
        <TextField
          name="siteName"
          label={text('cloud-storage.hosting.name')}
          help={text('cloud-storage.name.help')}
          mono
        />
      )}
      <TextField
        name="prefix"
        label={text('cloud-storage.hosting.folder')}
        help={text('cloud-storage.hosting.folder.help')}
        mono
      />
      <TextField
        name="indexDocument"
        label={text('cloud-storage.hosting.index')}
        help={text('cloud-storage.hosting.index.help')}
        mono
      />
      <TextField
        name="notFoundDocument"
        label={text('cloud-storage.hosting.notFound')}
        help={text('cloud-storage.hosting.notFound.help')}
        mono
        placeholder="404.html"
      />
      <NumberField
        name="maxAge"
        label={text('cloud-storage.hosting.maxAge')}
        help={text('cloud-storage.hosting.maxAge.help')}
      />
    </FormDialog>
  )
}
