import { FormDialog, TextField, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import { nonAgAppsData } from '../data.ts'
import { appLimits } from '../model.ts'
import { updateNonAgAppInput } from '../schemas.ts'
import { useDetailsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'

/** Form values of an app published elsewhere. */
export interface NonAgAppValues {
  packageName: string
  appName: string
  url: string
}

const schema = v.omit(updateNonAgAppInput, ['state'])

/** Dialog for adding or editing an app published elsewhere; without a package name it adds one. */
export function EditNonAgApp({ app, open, onOpenChange }: DialogState & { app: NonAgAppValues }) {
  const text = useDetailsText()
  const { update } = useData(nonAgAppsData)
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={app.packageName ? text('apps.edit.title', { name: app.appName }) : text('apps.elsewhere.add')}
      schema={schema}
      defaults={app}
      messages={{ packageName: text('apps.form.packageName.wrong') }}
      onSubmit={update.run}
    >
      <TextField name="appName" label={text('apps.name')} />
      <TextField name="packageName" label={text('apps.packageName')} maxLength={appLimits.packageName} mono />
      <TextField name="url" type="url" label={text('apps.elsewhere.address')} />
    </FormDialog>
  )
}
