import { FormDialog, NumberField, TextField, useData, useToast } from '@console-widgets/ui'
import { packagesData } from '../data.ts'
import { rpkFromWebInput } from '../schemas.ts'
import { useAppPackagesText } from '../generated/text.ts'
import * as v from 'valibot'

interface WebAppDialogProps {
  appId: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

interface Values {
  name: string
  url: string
  packageName: string
  versionName: string
  versionCode: number
}

const schema = v.omit(rpkFromWebInput, ['appId'])

/** Dialog for creating a quick app from a web page. */
export function WebAppDialog({ appId, open, onOpenChange }: WebAppDialogProps) {
  const text = useAppPackagesText()
  const toasts = useToast()
  const { makeWebApp } = useData(packagesData, appId)
  return (
    <FormDialog<Values>
      open={open}
      onOpenChange={onOpenChange}
      title={text('app-packages.web.title')}
      submitLabel={text('app-packages.web.submit')}
      schema={schema}
      defaults={{ url: 'https://', versionName: '1.0.0', versionCode: 1 }}
      draft={`web-app:${appId}`}
      messages={{ url: text('app-packages.web.url.wrong'), packageName: text('app-packages.web.packageName.wrong') }}
      onSubmit={async (values) => {
        await makeWebApp.run({ appId, ...values })
        toasts.show({ tone: 'success', title: text('app-packages.web.done') })
      }}
    >
      <TextField name="name" label={text('app-packages.web.name')} />
      <TextField name="url" type="url" label={text('app-packages.web.url')} />
      <TextField name="packageName" label={text('app-packages.packageName')} mono />
      <TextField name="versionName" label={text('app-packages.version')} />
      <NumberField name="versionCode" label={text('app-packages.versionCode')} />
    </FormDialog>
  )
}
