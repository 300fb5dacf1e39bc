import {
  formatNumber,
  icons,
  lazyFormDialog,
  ResourceList,
  useData,
  useJoin,
  useLocale,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { contentsData, type ContentSummary } from '../data.ts'
import { useContentText } from '../generated/text.ts'
import { contentKinds, contentPhases, contentStates, obstacle } from '../model.ts'
import { routes } from '../routes.ts'
import { ContentStatus, PhaseStatus } from './content-status.tsx'

const CreateContent = lazyFormDialog(() => import('./create-content.tsx').then((module) => module.CreateContent))

/** Contents in a list: what is or was published, or what is being written. */
export function ContentsTable({ which }: { which: 'published' | 'drafts' }) {
  const text = useContentText()
  const locale = useLocale()
  const join = useJoin()
  const place = usePlace()
  const routeTo = useRoutes(routes)
  const { contents, remove } = useData(contentsData, which)
  const [creating, setCreating] = useState(false)
  const isPublished = which === 'published'
  const count = (value: number) => formatNumber(value, locale)
  const open = (contentId: string) => routeTo('content.content', { contentId })
  return (
    <>
      <ResourceList<ContentSummary>
        list={contents}
        title={text(isPublished ? 'content.title' : 'content.drafts')}
        columns={[
          {
            id: 'title',
            header: text('content.name'),
            primary: true,
            cell: ({ title }) => title || text('content.preview.untitled'),
            href: ({ contentId }) => open(contentId),
          },
          {
            id: 'kind',
            header: text('content.kind'),
            cell: ({ kind }) => text(`content.kind.${kind}`),
            filter: {
              kind: 'choice',
              choices: contentKinds.map((value) => ({ value, label: text(`content.kind.${value}`) })),
            },
            width: 110,
            hidden: isPublished,
          },
          {
            id: 'phase',
            header: text('content.phase'),
            cell: ({ phase }) => <PhaseStatus phase={phase} />,
            filter: {
              kind: 'choice',
              choices: contentPhases.map((value) => ({ value, label: text(`content.phase.${value}`) })),
            },
            width: 148,
            hidden: !isPublished,
          },
          {
            id: 'state',
            header: text('content.state'),
            cell: ({ state }) => <ContentStatus state={state} />,
            filter: {
              kind: 'choice',
              choices: contentStates.map((value) => ({ value, label: text(`content.state.${value}`) })),
            },
            width: 144,
          },
          {
            id: 'apps',
            header: text('content.apps'),
            cell: ({ apps }) =>
              apps.length === 0
                ? text('content.apps.none')
                : join.names(apps.map(({ appName }) => appName ?? text('content.apps.gone'))),
            value: ({ apps }) => join.names(apps.map(({ appName, appId }) => appName ?? appId)),
            sort: false,
            width: 180,
          },
          {
            id: 'languages',
            header: text('content.languages'),
            cell: ({ languages }) => join.names(languages),
            value: ({ languages }) => join.names(languages),
            sort: false,
            width: 130,
            hidden: isPublished,
          },
          {
            id: 'startTime',
            header: text('content.start'),
            width: 126,
          },
          {
            id: 'endTime',
            header: text('content.end'),
            width: 126,
            // Room for the names of contents and apps. The calendar shows the whole period.
            hidden: isPublished,
          },
          {
            id: 'impressions',
            header: text('content.impressions'),
            cell: ({ impressions }) => <span title={text('content.last30')}>{count(impressions)}</span>,
            align: 'end',
            sort: false,
            width: 120,
            hidden: true,
          },
          {
            id: 'clicks',
            header: text('content.clicks'),
            cell: ({ clicks }) => <span title={text('content.last30')}>{count(clicks)}</span>,
            align: 'end',
            sort: false,
            width: 100,
            hidden: true,
          },
          {
            id: 'updateTime',
            header: text('content.updated'),
            width: 140,
            hidden: isPublished,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('content.create'),
            call: calls['content.portal-content.create'],
            primary: true,
            run: () => setCreating(true),
            prepare: CreateContent.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('content.delete'),
            icon: 'trash',
            danger: true,
            call: calls['content.portal-content.delete'],
            disabled: (content) => {
              const reason = obstacle('delete', content)
              return reason && text(reason === 'published' ? 'content.delete.published' : 'content.inReview')
            },
            run: ({ contentId }) => remove.run({ contentId }),
            confirm: ({ title }) => ({
              title: text('content.delete.title', { title }),
              description: text('content.delete.body'),
              action: text('content.delete'),
            }),
            done: text('content.delete.done'),
          },
        ]}
        empty={{
          title: text(isPublished ? 'content.empty' : 'content.drafts.empty'),
          body: text(isPublished ? 'content.empty.body' : 'content.drafts.empty.body'),
          icon: icons.image,
          action: 'create',
        }}
      />
      <CreateContent open={creating} onOpenChange={setCreating} onCreated={(contentId) => place.go(open(contentId))} />
    </>
  )
}
