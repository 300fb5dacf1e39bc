import {
  ActionButton,
  Button,
  Dialog,
  DialogContent,
  EmptyState,
  QueryView,
  Timeline,
  type Tone,
  useData,
} from '@console-widgets/ui'
import { WordChanges } from '@console-widgets/ui/documents'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Content, contentData, revisionData } from '../data.ts'
import { useContentText } from '../generated/text.ts'
import { changedPaths, type ContentAct, type ContentFields, fieldsOf, obstacle } from '../model.ts'
import { IssueList } from './issue-list.tsx'
import { useFieldText } from './use-field-text.ts'

const tones: Record<ContentAct, Tone> = {
  created: 'draft',
  saved: 'draft',
  restored: 'draft',
  submitted: 'info',
  cancelled: 'draft',
  rejected: 'danger',
  published: 'success',
  begun: 'success',
  held: 'warning',
  ended: 'draft',
  withdrawn: 'draft',
}

/** What happened to a content: who did it, when, and what its text was then. */
export function ContentHistory({ content }: { content: Content }) {
  const text = useContentText()
  const { history, update } = useData(contentData, content.contentId)
  const [compared, setCompared] = useState<number>()
  const { contentId, revision: newest } = content
  return (
    <QueryView query={history}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title={text('content.history.empty')} />
        ) : (
          <>
            <Timeline
              label={text('content.tab.history')}
              events={items.map(({ revisionId, revision, act, userName, findings, restorable, time }) => ({
                id: revisionId,
                time,
                title: text(`content.act.${act}`),
                actor: userName ?? text('content.history.platform'),
                tone: tones[act],
                body: (
                  <div className="flex flex-col items-start gap-2">
                    {findings.length > 0 ? <IssueList issues={findings} /> : null}
                    {restorable && revision !== newest ? (
                      <Button size="small" onClick={() => setCompared(revision)}>
                        {text('content.compare')}
                      </Button>
                    ) : null}
                  </div>
                ),
              }))}
            />
            {compared === undefined ? null : (
              <Dialog open onOpenChange={() => setCompared(undefined)}>
                <DialogContent
                  title={text('content.compare.title', { revision: compared })}
                  size="large"
                  footer={
                    <RestoreButton
                      content={content}
                      revision={compared}
                      onRestore={async (fields) => {
                        await update.run({ contentId, baseRevision: newest, ...fields, restored: true })
                        setCompared(undefined)
                      }}
                    />
                  }
                >
                  <Changes content={content} revision={compared} />
                </DialogContent>
              </Dialog>
            )}
          </>
        )
      }
    </QueryView>
  )
}

interface RestoreButtonProps {
  content: Content
  revision: number
  onRestore: (fields: ContentFields) => Promise<void>
}

function RestoreButton({ content, revision, onRestore }: RestoreButtonProps) {
  const text = useContentText()
  const { readRevision } = useData(contentData, content.contentId)
  return (
    <ActionButton
      label={text('content.restore')}
      tone="primary"
      call={calls['content.portal-content.update']}
      reason={obstacle('update', content) ? text('content.inReview') : undefined}
      run={async () => onRestore(fieldsOf(await readRevision(revision)))}
      done={text('content.restore.done')}
    />
  )
}

/** Fields that have changed since a revision, word by word. */
function Changes({ content, revision }: { content: Content; revision: number }) {
  const { revision: earlier } = useData(revisionData, content.contentId, revision)
  return (
    <QueryView query={earlier}>
      {(before) => <ChangedFields before={fieldsOf(before)} after={fieldsOf(content)} />}
    </QueryView>
  )
}

function ChangedFields({ before, after }: { before: ContentFields; after: ContentFields }) {
  const { nameOf, valueOf, langOf } = useFieldText()
  const paths = changedPaths(before, after)
  if (paths.length === 0) return <WordChanges label="" lang="en" before="" after="" />
  return (
    <div className="flex flex-col gap-4">
      {paths.map((path) => (
        <section key={path} className="flex flex-col gap-1">
          <h3 className="text-sm font-medium">{nameOf(path)}</h3>
          <WordChanges
            label={nameOf(path)}
            lang={langOf(path)}
            before={valueOf(path, valueAt(before, path))}
            after={valueOf(path, valueAt(after, path))}
          />
        </section>
      ))}
    </div>
  )
}

function valueAt(fields: ContentFields, path: string): unknown {
  const [name, lang, part] = path.split('.')
  if (name !== 'texts') return fields[path as keyof ContentFields]
  return fields.texts.find((each) => each.lang === lang)?.[part as 'title' | 'summary' | 'body']
}
