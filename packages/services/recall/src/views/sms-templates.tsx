import { FormDialog, icons, QueryView, ResourceList, Select, TextArea, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import type * as v from 'valibot'
import { smsTemplateData, smsTemplatesData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import { optOutPlace, reviewStates, smsLanguages, type Finding } from '../model.ts'
import type { smsTemplateForm } from '../schemas.ts'
import { FindingsCallout, FindingsLine } from './findings.tsx'
import { RecallStatus } from './recall-status.tsx'

type Values = v.InferInput<typeof smsTemplateForm>

/** The SMS templates of an app. */
export function SmsTemplates({ appId }: { appId: string }) {
  const text = useRecallText()
  const { templates, create, update, remove } = useData(smsTemplatesData, appId)
  const [form, setForm] = useState<string>()
  const close = () => setForm(undefined)
  return (
    <>
      <ResourceList
        list={templates}
        title={text('recall.smsTemplates')}
        description={text('recall.smsTemplates.body', { slot: '{offer}', optOut: optOutPlace })}
        columns={[
          { id: 'templateName', header: text('recall.name'), primary: true },
          { id: 'text', header: text('recall.text') },
          {
            id: 'language',
            header: text('recall.language'),
            cell: ({ language }) => text(`recall.language.${language}`),
            width: 120,
            filter: {
              kind: 'choice',
              choices: smsLanguages.map((value) => ({ value, label: text(`recall.language.${value}`) })),
            },
          },
          {
            id: 'state',
            header: text('recall.state'),
            cell: ({ state }) => <RecallStatus state={state} />,
            width: 140,
            filter: {
              kind: 'choice',
              choices: reviewStates.map((value) => ({ value, label: text(`recall.state.${value}`) })),
            },
          },
          {
            id: 'findings',
            header: text('recall.findings'),
            cell: ({ findings }) => <FindingsLine findings={findings} />,
          },
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
        empty={{ title: text('recall.smsTemplates.empty'), icon: icons.file, action: 'create' }}
      />
      {form === undefined ? null : form === '' ? (
        <TemplateForm
          title={text('recall.smsTemplate.create')}
          onClose={close}
          onSubmit={({ language = 'en-US', ...values }) => create.run({ appId, language, ...values })}
        />
      ) : (
        <EditedTemplate
          templateId={form}
          onClose={close}
          onSubmit={({ language = 'en-US', ...values }) => update.run({ templateId: form, language, ...values })}
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
  const { template } = useData(smsTemplateData, templateId)
  return (
    <QueryView query={template}>
      {({ templateName, language, text: body, findings }) => (
        <TemplateForm
          title={text('recall.smsTemplate.edit')}
          findings={findings}
          defaults={{ templateName, language, text: body }}
          {...props}
        />
      )}
    </QueryView>
  )
}

function TemplateForm({
  title,
  defaults,
  findings = [],
  onClose,
  onSubmit,
}: FormProps & { title: string; defaults?: Values; findings?: readonly Finding[] }) {
  const text = useRecallText()
  return (
    <FormDialog<Values>
      open
      onOpenChange={onClose}
      title={title}
      description={text('recall.reviewed')}
      schema={() => import('../schemas.ts').then((module) => module.smsTemplateForm)}
      {...(defaults ? { defaults, draft: false } : {})}
      onSubmit={onSubmit}
    >
      <FindingsCallout findings={findings} />
      <TextField name="templateName" label={text('recall.name')} />
      <Select
        name="language"
        label={text('recall.language')}
        choices={smsLanguages.map((value) => ({ value, label: text(`recall.language.${value}`) }))}
      />
      <TextArea
        name="text"
        label={text('recall.text')}
        help={text('recall.smsTemplates.body', { slot: '{offer}', optOut: optOutPlace })}
        rows={4}
      />
    </FormDialog>
  )
}
