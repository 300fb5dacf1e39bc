import { FormDialog, Status, TextField, useData, type Tone, useAnswer } from '@console-widgets/ui'
import * as v from 'valibot'
import { type App, appData } from '../data.ts'
import { appLimits, packageNamePattern, type packageNameStates } from '../model.ts'
import { packageNameInput } from '../schemas.ts'
import { useDetailsText } from '../generated/text.ts'
import type { DialogState } from './dialog-state.ts'

type NameState = (typeof packageNameStates)[number]

const tones: Record<NameState, Tone> = { free: 'success', own: 'warning', taken: 'danger' }
const schema = v.pick(packageNameInput, ['packageName'])

/** Dialog for setting an app's package name; shows its availability while the user types. */
export function PackageNameDialog({ app, open, onOpenChange }: DialogState & { app: App }) {
  const text = useDetailsText()
  const { setPackageName, checkPackageName } = useData(appData, app.appId)
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text(app.packageName === null ? 'apps.setPackageName' : 'apps.changePackageName')}
      schema={schema}
      defaults={{ packageName: app.packageName ?? '' }}
      messages={{ packageName: text('apps.form.packageName.wrong') }}
      onSubmit={({ packageName }) => setPackageName.run({ appId: app.appId, packageName })}
    >
      {({ packageName }) => (
        <>
          <TextField
            name="packageName"
            label={text('apps.packageName')}
            help={text('apps.form.packageName.help')}
            maxLength={appLimits.packageName}
            mono
          />
          <NameVerdict packageName={packageName === app.packageName ? '' : packageName} ask={checkPackageName} />
        </>
      )}
    </FormDialog>
  )
}

function NameVerdict({
  packageName,
  ask,
}: {
  packageName: string
  ask: (packageName: string) => Promise<NameState | undefined>
}) {
  const text = useDetailsText()
  const state = useAnswer(packageNamePattern.test(packageName) ? packageName : undefined, ask)
  return (
    <div role="status">{state ? <Status tone={tones[state]}>{text(`apps.nameState.${state}`)}</Status> : null}</div>
  )
}
