import { FormDialog, TextArea, TextField } from '@console-widgets/ui'
import * as v from 'valibot'
import type { OauthClient } from '../data.ts'
import { useOauthText } from '../generated/text.ts'
import { isRedirectUri, oauthLimits } from '../model.ts'
import { createOauthClientInput } from '../schemas.ts'
import type { DialogState } from './dialog-state.ts'

export interface EditOauthClientProps extends DialogState {
  /** The client to change. Default: a new one. */
  client: OauthClient | undefined
  onSave: (values: { clientName: string; redirectUris: string[] }) => Promise<void>
}

/** Form of an OAuth client, with one redirect address per line. */
export function EditOauthClient({ client, onSave, ...state }: EditOauthClientProps) {
  const text = useOauthText()
  return (
    <FormDialog
      {...state}
      title={text(client ? 'projects.oauth.edit' : 'projects.oauth.create')}
      submitLabel={client ? undefined : text('projects.oauth.create')}
      schema={schemaOf(text('projects.oauth.redirectUris.rule', { most: oauthLimits.redirectUris }))}
      defaults={{ clientName: client?.clientName, redirectUris: client?.redirectUris.join('\n') }}
      onSubmit={({ clientName, redirectUris }) => onSave({ clientName, redirectUris: linesOf(redirectUris) })}
    >
      <TextField name="clientName" label={text('projects.oauth.name')} />
      <TextArea
        name="redirectUris"
        label={text('projects.oauth.redirectUris')}
        help={text('projects.oauth.redirectUris.help')}
      />
    </FormDialog>
  )
}

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || [])

function schemaOf(rule: string) {
  const isEach = (lines: readonly string[]) => lines.every(isRedirectUri) && new Set(lines).size === lines.length
  return v.object({
    clientName: createOauthClientInput.entries.clientName,
    redirectUris: v.pipe(
      v.string(),
      v.check((text) => {
        const lines = linesOf(text)
        return lines.length > 0 && lines.length <= oauthLimits.redirectUris && isEach(lines)
      }, rule),
    ),
  })
}
