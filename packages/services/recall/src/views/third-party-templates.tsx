import { FormDialog, icons, QueryView, ResourceList, TextArea, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import type * as v from 'valibot'
import { thirdPartyData, thirdPartyTemplateData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import type { thirdPartyForm } from '../schemas.ts'

type Values = v.InferInput<typeof thirdPartyForm>

/** The templates that other providers send. */
export function ThirdPartyTemplates({ appId }: { appId: string }) {
  const text = useRecallText()
  const { templates, create, update, remove } = useData(thirdPartyData, appId)
  const [form, setForm] = useState<string>()
  const close = () => setForm(undefined)
  return (
    <>
      <ResourceList
        list={templates}
        title={text('recall.thirdParty')}
        description={text('recall.thirdParty.body')}
        columns={[
          { id: 'templateName', header: text('recall.name'), primary: true },
          { id: 'provider', header: text('recall.provider'), width: 180 },
          { id: 'body', header: text('recall.text') },
          {
            id: 'updateTime',
            header: text('recall.updated'),
            width: 140,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('recall.smsTemplate.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            run: () => setForm(''),
          },
        ]}
        rowActions={[
          {
            id: 'edit',
            label: text('recall.edit'),
            icon: 'edit',
            call: update.call,
            run: ({ templateId }) => setForm(templateId),
          },
          {
            id: 'delete',
            label: text('recall.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            run: ({ templateId }) => remove.run({ templateId }),
            confirm: ({ templateName }) => ({
              title: text('recall.delete.title', { name: templateName }),
            }),
            done: text('recall.template.deleted'),
          },
        ]}
        empty={{ title: text('recall.thirdParty.empty'), icon: icons.send, action: 'create' }}
      />
      {form === undefined ? null : form === '' ? (
        <TemplateForm
          title={text('recall.smsTemplate.create')}
          onClose={close}
          onSubmit={(values) => create.run({ appId, ...values })}
        />
      ) : (
        <EditedTemplate
          templateId={form}
          onClose={close}
          onSubmit={(values) => update.run({ templateId: form, ...values })}
        />
      )}
    </>
  )
}

interface FormProps {
  onClose: () => void
  onSubmit: (values: Values) => Promise<unknown>
}

function EditedTemplate({ templateId, ...props }: FormProps & { templateId: string }) {
  const text = useRecallText()
  const { template } = useData(thirdPartyTemplateData, templateId)
  return (
    <QueryView query={template}>
      {({ templateName, provider, body }) => (
        <TemplateForm title={text('recall.smsTemplate.edit')} defaults={{ templateName, provider, body }} {...props} />
      )}
    </QueryView>
  )
}

function TemplateForm({ title, defaults, onClose, onSubmit }: FormProps & { title: string; defaults?: Values }) {
  const text = useRecallText()
  return (
    <FormDialog<Values>
      open
      onOpenChange={onClose}
      title={title}
      schema={() => import('../schemas.ts').then((module) => module.thirdPartyForm)}
      {...(defaults ? { defaults, draft: false } : {})}
      onSubmit={onSubmit}
    >
      <TextField name="templateName" label={text('recall.name')} />
      <TextField name="provider" label={text('recall.provider')} />
      <TextArea name="body" label={text('recall.text')} rows={6} />
    </FormDialog>
  )
}
