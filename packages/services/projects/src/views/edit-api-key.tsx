import { FormDialog, Select, TextField } from '@console-widgets/ui'
import * as v from 'valibot'
import type { ApiKey, ProjectApp } from '../data.ts'
import { useKeysText, useProjectsText } from '../generated/text.ts'
import { projectRegions } from '../model.ts'
import { createApiKeyInput } from '../schemas.ts'
import type { DialogState } from './dialog-state.ts'

type Saved = Omit<v.InferInput<typeof createApiKeyInput>, 'projectId' | 'appId'> & { appId?: string }

export interface EditApiKeyProps extends DialogState {
  /** The key to change. Default: a new one. */
  apiKey: ApiKey | undefined
  /** Apps of the project, for a new key. */
  apps: readonly Pick<ProjectApp, 'appId' | 'appName' | 'hasPermission'>[]
  onSave: (values: Saved) => Promise<unknown>
}

/** Form of an API key: its name, and what it is restricted to. */
export function EditApiKey({ apiKey, apps, onSave, ...state }: EditApiKeyProps) {
  const text = useKeysText()
  const regionText = useProjectsText()
  return (
    <FormDialog
      {...state}
      title={text(apiKey ? 'projects.keys.edit' : 'projects.keys.create')}
      submitLabel={apiKey ? undefined : text('projects.keys.create')}
      schema={apiKey ? edited : created}
      defaults={{
        keyName: apiKey?.keyName,
        packageName: apiKey?.packageName ?? undefined,
        fingerprint: apiKey?.fingerprint ?? undefined,
        region: apiKey?.region ?? anyRegion,
      }}
      messages={{
        packageName: text('projects.keys.package.rule'),
        fingerprint: text('projects.keys.fingerprint.rule'),
      }}
      onSubmit={async ({ region, ...values }) => {
        await onSave({ ...values, region: region === anyRegion ? null : region })
      }}
    >
      {apiKey ? null : (
        <Select
          name="appId"
          label={text('projects.keys.app')}
          placeholder={text('projects.keys.chooseApp')}
          choices={apps.map(({ appId, appName, hasPermission }) => ({
            value: appId,
            label: appName,
            disabled: !hasPermission,
          }))}
        />
      )}
      <TextField name="keyName" label={text('projects.keys.name')} />
      <TextField
        name="packageName"
        label={text('projects.keys.package')}
        help={text('projects.keys.package.help')}
        mono
      />
      <TextField
        name="fingerprint"
        label={text('projects.keys.fingerprint')}
        help={text('projects.keys.fingerprint.help')}
        mono
      />
      <Select
        name="region"
        label={text('projects.keys.region')}
        choices={[
          { value: anyRegion, label: text('projects.keys.region.any') },
          ...projectRegions.map((value) => ({ value, label: regionText(`projects.region.${value}`) })),
        ]}
      />
    </FormDialog>
  )
}

/** A selection has no empty value. */
const anyRegion = 'any'

const { appId, keyName, packageName, fingerprint } = createApiKeyInput.entries
const entries = { keyName, packageName, fingerprint, region: v.picklist([anyRegion, ...projectRegions]) }

/** A package is restricted by its name and its certificate together. */
const schemaOf = (app: typeof appId | v.OptionalSchema<typeof appId, undefined>) =>
  v.pipe(
    v.object({ ...entries, appId: app }),
    v.forward(
      v.check((key) => !key.packageName || Boolean(key.fingerprint), ''),
      ['fingerprint'],
    ),
    v.forward(
      v.check((key) => !key.fingerprint || Boolean(key.packageName), ''),
      ['packageName'],
    ),
  )
const created = schemaOf(appId)
const edited = schemaOf(v.optional(appId))
