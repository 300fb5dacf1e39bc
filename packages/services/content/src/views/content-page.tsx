import { formatDateTime } from '@console-widgets/core/formats'
import {
  type ActionButtonProps,
  Callout,
  DetailPage,
  lazyPart,
  Loading,
  QueryView,
  useData,
  useJoin,
  useLanguage,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type Content, contentData } from '../data.ts'
import { useContentText } from '../generated/text.ts'
import { obstacle, textIn } from '../model.ts'
import { routes } from '../routes.ts'
import { ContentStatus, PhaseStatus } from './content-status.tsx'
import { IssueList } from './issue-list.tsx'

const ContentEditor = lazyPart(() => import('./content-editor.tsx').then((module) => module.ContentEditor))
const ContentHistory = lazyPart(() => import('./content-history.tsx').then((module) => module.ContentHistory))
const ContentFigures = lazyPart(() => import('./content-figures.tsx').then((module) => module.ContentFigures))

export interface ContentPageProps {
  /** ID of the content. */
  contentId: string
}

/** One content of the store: its text beside the store’s page, its history, and its visitors. */
export default function ContentPage({ contentId }: ContentPageProps) {
  const { content } = useData(contentData, contentId)
  return <QueryView query={content}>{(found) => <Found key={found.contentId} content={found} />}</QueryView>
}

function Found({ content }: { content: Content }) {
  const text = useContentText()
  const routeTo = useRoutes(routes)
  const join = useJoin()
  const language = useLanguage()
  const [judged, setJudged] = useState<{ errors: number; unsaved: boolean }>()
  const { contentId, kind, state, phase, revision, live } = content
  const { update } = useData(contentData, contentId)
  const shown = live ?? content
  const title = textIn(content)?.title || text('content.preview.untitled')
  const parent =
    phase === 'none'
      ? { label: text('content.drafts'), to: routeTo('content.drafts') }
      : { label: text('content.title'), to: routeTo('content.list') }
  const times = [
    ...(shown.startTime === null
      ? []
      : [join.labeled(text('content.start'), formatDateTime(shown.startTime, language))]),
    ...(shown.endTime === null ? [] : [join.labeled(text('content.end'), formatDateTime(shown.endTime, language))]),
  ]
  return (
    <DetailPage
      title={title}
      parents={[parent]}
      status={
        <>
          <ContentStatus state={state} />
          {phase === 'none' ? null : <PhaseStatus phase={phase} />}
        </>
      }
      meta={[text(`content.kind.${kind}`), ...times]}
      next={
        obstacle('submit', content)
          ? undefined
          : {
              call: calls['content.portal-content.update'],
              label: text('content.submit'),
              reason:
                judged === undefined
                  ? undefined
                  : judged.unsaved
                    ? text('content.submit.unsaved')
                    : judged.errors > 0
                      ? text('content.submit.errors')
                      : undefined,
              run: () => update.run({ contentId, baseRevision: revision, submit: true }),
              done: text('content.submit.done'),
            }
      }
      actions={useActions(content, title, parent.to)}
      notice={<Notice content={content} />}
      tabs={[
        {
          id: 'edit',
          label: text('content.tab.edit'),
          content: (
            <Suspense fallback={<Loading />}>
              <ContentEditor content={content} onJudged={setJudged} />
            </Suspense>
          ),
        },
        {
          id: 'history',
          label: text('content.tab.history'),
          content: (
            <Suspense fallback={<Loading />}>
              <ContentHistory content={content} />
            </Suspense>
          ),
        },
        {
          id: 'figures',
          label: text('content.tab.figures'),
          content: (
            <Suspense fallback={<Loading />}>
              <ContentFigures content={content} />
            </Suspense>
          ),
        },
      ]}
    />
  )
}

/** What can be done with a content besides its submission. */
function useActions(content: Content, title: string, list: string): ActionButtonProps[] {
  const text = useContentText()
  const place = usePlace()
  const { contentId } = content
  const { cancelAudit, withdraw, remove } = useData(contentData, contentId)
  const actions: ActionButtonProps[] = []
  if (!obstacle('cancel-audit', content))
    actions.push({
      call: calls['content.portal-content-audit.cancel'],
      label: text('content.cancelAudit'),
      run: () => cancelAudit.run({ contentId }),
      done: text('content.cancelAudit.done'),
    })
  if (!obstacle('withdraw', content))
    actions.push({
      call: calls['content.portal-content.cancel'],
      label: text('content.withdraw'),
      confirm: { title: text('content.withdraw.title', { title }), description: text('content.withdraw.body') },
      run: () => withdraw.run({ contentId }),
      done: text('content.withdraw.done'),
    })
  if (!obstacle('delete', content))
    actions.push({
      call: calls['content.portal-content.delete'],
      label: text('content.delete'),
      confirm: { title: text('content.delete.title', { title }), description: text('content.delete.body') },
      run: async () => {
        await remove.run({ contentId })
        place.go(list)
      },
      done: text('content.delete.done'),
    })
  return actions
}

function Notice({ content: { state, phase, findings } }: { content: Content }) {
  const text = useContentText()
  return (
    <>
      {state === 'auditing' ? <Callout>{text('content.notice.auditing')}</Callout> : null}
      {phase !== 'none' && state !== 'published' && state !== 'auditing' ? (
        <Callout>{text('content.notice.behind')}</Callout>
      ) : null}
      {state === 'rejected' || phase === 'held' ? (
        <Callout
          tone={state === 'rejected' ? 'danger' : 'warning'}
          title={text(state === 'rejected' ? 'content.notice.rejected' : 'content.notice.held')}
        >
          {findings.length > 0 ? <IssueList issues={findings} /> : null}
        </Callout>
      ) : null}
    </>
  )
}
