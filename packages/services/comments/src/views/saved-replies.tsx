import { FormDialog, ResourceList, TextArea, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { calls } from '../contract.ts'
import { type SavedReply, savedRepliesData } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import type { createSavedReplyInput } from '../schemas.ts'
import { ReviewTabs } from './review-tabs.tsx'

export interface SavedRepliesProps {
  /** ID of the app, for the links to its reviews. */
  appId: string
}

const schema = () => import('../schemas.ts').then((module) => module.createSavedReplyInput)

/** The answers that the team has prepared. */
export default function SavedReplies({ appId }: SavedRepliesProps) {
  const text = useCommentsText()
  const { savedReplies, create, update, remove } = useData(savedRepliesData)
  const [form, setForm] = useState<SavedReply | 'new'>()
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <ReviewTabs appId={appId} current="saved" />
      <ResourceList
        list={savedReplies}
        title={text('comments.page.saved')}
        columns={[
          { id: 'savedReplyName', header: text('comments.saved.name'), primary: true },
          { id: 'lang', header: text('comments.language'), width: 90 },
          {
            id: 'content',
            header: text('comments.saved.content'),
            cell: ({ content }) => (
              <span dir="auto" className="line-clamp-2">
                {content}
              </span>
            ),
            width: 360,
          },
          {
            id: 'updateTime',
            header: text('comments.saved.updated'),
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('comments.saved.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            run: () => setForm('new'),
          },
        ]}
        rowActions={[
          { id: 'edit', label: text('comments.saved.edit'), icon: 'edit', call: update.call, run: setForm },
          {
            id: 'delete',
            label: text('comments.saved.delete'),
            icon: 'trash',
            danger: true,
            call: calls['comments.saved-reply.delete'],
            run: ({ savedReplyId }) => remove.run({ savedReplyId }),
            confirm: ({ savedReplyName }) => ({ title: text('comments.saved.deleteTitle', { name: savedReplyName }) }),
            done: text('comments.saved.deleted'),
          },
        ]}
        empty={{ title: text('comments.saved.empty'), action: 'create' }}
      />
      {form ? (
        <FormDialog<InferInput<typeof createSavedReplyInput>>
          open
          onOpenChange={() => setForm(undefined)}
          title={form === 'new' ? text('comments.saved.create') : text('comments.saved.editTitle')}
          schema={schema}
          messages={{ lang: text('comments.saved.languageRule') }}
          {...(form === 'new'
            ? {}
            : {
                defaults: { savedReplyName: form.savedReplyName, lang: form.lang, content: form.content },
                draft: false,
              })}
          onSubmit={(values) =>
            form === 'new' ? create.run(values) : update.run({ savedReplyId: form.savedReplyId, ...values })
          }
        >
          <TextField name="savedReplyName" label={text('comments.saved.name')} />
          <TextField name="lang" label={text('comments.language')} help={text('comments.saved.languageRule')} mono />
          <TextArea
            name="content"
            label={text('comments.saved.content')}
            help={text('comments.saved.help', { app: '{appName}', version: '{version}' })}
          />
        </FormDialog>
      ) : null}
    </div>
  )
}
