import { FormDialog, ResourceList, Select, TextArea, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { calls } from '../contract.ts'
import { type SavedReply, savedRepliesData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { feedbackCategories, replyLanguages } from '../model.ts'
import type { createSavedReplyInput } from '../schemas.ts'

const schema = () => import('../schemas.ts').then((module) => module.createSavedReplyInput)

/** The replies to feedback that the team has prepared, with what else they do. */
export default function SavedReplies() {
  const text = useSupportText()
  const { savedReplies, create, update, remove } = useData(savedRepliesData)
  const [form, setForm] = useState<SavedReply | 'new'>()
  const languages = replyLanguages.map((value) => ({ value, label: text(`support.language.${value}`) }))
  return (
    <>
      <ResourceList
        list={savedReplies}
        title={text('support.saved.title')}
        columns={[
          { id: 'savedReplyName', header: text('support.saved.name'), primary: true },
          {
            id: 'language',
            header: text('support.saved.language'),
            cell: ({ language }) => text(`support.language.${language}`),
            filter: { kind: 'choice', choices: languages },
            width: 110,
          },
          {
            id: 'content',
            header: text('support.saved.content'),
            cell: ({ content }) => (
              <span dir="auto" className="line-clamp-2">
                {content}
              </span>
            ),
            width: 340,
          },
          { id: 'state', header: text('support.saved.state'), cell: ({ state }) => text(`support.state.${state}`) },
          {
            id: 'category',
            header: text('support.saved.category'),
            cell: ({ category }) => (category === null ? null : text(`support.category.${category}`)),
          },
          {
            id: 'updateTime',
            header: text('support.saved.updated'),
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('support.saved.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            run: () => setForm('new'),
          },
        ]}
        rowActions={[
          { id: 'edit', label: text('support.saved.edit'), icon: 'edit', call: update.call, run: setForm },
          {
            id: 'delete',
            label: text('support.saved.delete'),
            icon: 'trash',
            danger: true,
            call: calls['support.saved-reply.delete'],
            run: ({ savedReplyId }) => remove.run({ savedReplyId }),
            confirm: ({ savedReplyName }) => ({ title: text('support.saved.deleteTitle', { name: savedReplyName }) }),
            done: text('support.saved.deleted'),
          },
        ]}
        empty={{ title: text('support.saved.empty'), action: 'create' }}
      />
      {form ? (
        <FormDialog<InferInput<typeof createSavedReplyInput>>
          open
          onOpenChange={() => setForm(undefined)}
          title={form === 'new' ? text('support.saved.create') : text('support.saved.edit')}
          schema={schema}
          {...(form === 'new' ? {} : { defaults: form, draft: false })}
          onSubmit={(values) =>
            form === 'new' ? create.run(values) : update.run({ savedReplyId: form.savedReplyId, ...values })
          }
        >
          <TextField name="savedReplyName" label={text('support.saved.name')} />
          <Select name="language" label={text('support.saved.language')} choices={languages} />
          <TextArea
            name="content"
            label={text('support.saved.content')}
            help={text('support.saved.help', { app: '{appName}', version: '{version}' })}
          />
          <Select
            name="state"
            label={text('support.saved.state')}
            choices={(['answered', 'closed'] as const).map((value) => ({
              value,
              label: text(`support.state.${value}`),
            }))}
          />
          <Select
            name="category"
            label={text('support.saved.category')}
            choices={feedbackCategories.map((value) => ({ value, label: text(`support.category.${value}`) }))}
          />
        </FormDialog>
      ) : null}
    </>
  )
}
