import { FormDialog, icons, ResourceList, TextArea, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { calls } from '../../contract.ts'
import { type AbilityIntent, harmonyData } from '../../data.ts'
import { useHarmonyText } from '../../generated/text.ts'
import type { intentForm } from '../../schemas.ts'

/** Parameters of a new intent: none yet. */
const noParameters = JSON.stringify({ type: 'object', properties: {} }, null, 2)

/** What HarmonyOS can ask an app to do. */
export function AbilityIntents({ appId }: { appId: string }) {
  const text = useHarmonyText()
  const { intents, createIntent, updateIntent, removeIntent } = useData(harmonyData, appId)
  const [form, setForm] = useState<AbilityIntent | 'new'>()
  const edited = form === 'new' ? undefined : form
  return (
    <>
      <ResourceList
        list={intents}
        title={text('links.harmony.intents')}
        description={text('links.harmony.intents.body')}
        columns={[
          { id: 'intentName', header: text('links.harmony.intent.name'), primary: true },
          { id: 'ability', header: text('links.harmony.intent.ability'), code: true, width: 240 },
          {
            id: 'updateTime',
            header: text('links.harmony.intent.updated'),
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('links.harmony.intent.create'),
            icon: 'add',
            call: calls['links.ability-intent.create'],
            primary: true,
            run: () => setForm('new'),
          },
        ]}
        rowActions={[
          {
            id: 'edit',
            label: text('links.harmony.intent.edit'),
            icon: 'edit',
            call: calls['links.ability-intent.update'],
            run: setForm,
          },
          {
            id: 'delete',
            label: text('links.harmony.intent.delete'),
            icon: 'trash',
            danger: true,
            call: calls['links.ability-intent.delete'],
            run: ({ intentId }) => removeIntent.run({ intentId }),
            confirm: ({ intentName }) => ({
              title: text('links.harmony.intent.delete.title', { name: intentName }),
              description: text('links.harmony.intent.delete.body'),
            }),
            done: text('links.harmony.intent.deleted'),
          },
        ]}
        empty={{ title: text('links.harmony.intent.empty'), icon: icons.globe, action: 'create' }}
      />
      {form ? (
        <FormDialog<InferInput<typeof intentForm>>
          open
          onOpenChange={() => setForm(undefined)}
          title={
            edited
              ? text('links.harmony.intent.edit.title', { name: edited.intentName })
              : text('links.harmony.intent.create')
          }
          schema={() => import('../../schemas.ts').then((module) => module.intentForm)}
          messages={{
            intentName: text('links.harmony.intent.name.rule'),
            ability: text('links.harmony.intent.ability.rule'),
          }}
          defaults={
            edited
              ? { intentName: edited.intentName, ability: edited.ability, parameters: edited.parameters }
              : { parameters: noParameters }
          }
          draft={false}
          onSubmit={(values) =>
            edited ? updateIntent.run({ intentId: edited.intentId, ...values }) : createIntent.run({ appId, ...values })
          }
        >
          <TextField
            name="intentName"
            label={text('links.harmony.intent.name')}
            help={text('links.harmony.intent.name.help')}
            mono
          />
          <TextField
            name="ability"
            label={text('links.harmony.intent.ability')}
            help={text('links.harmony.intent.ability.help')}
            mono
          />
          <TextArea
            name="parameters"
            label={text('links.harmony.intent.parameters')}
            help={text('links.harmony.intent.parameters.help')}
          />
        </FormDialog>
      ) : null}
    </>
  )
}
