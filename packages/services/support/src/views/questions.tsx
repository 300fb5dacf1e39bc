import {
  Badge,
  FormDialog,
  QueryFailure,
  QueryView,
  ResourceList,
  Select,
  TextArea,
  TextField,
  useData,
  useLanguage,
  usePlace,
  useRoutes,
  useStore,
} from '@console-widgets/ui'
import { useDeferredValue, useState } from 'react'
import type { InferInput } from 'valibot'
import { questionsData, suggestionData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { topics } from '../model.ts'
import { routes } from '../routes.ts'
import type { createTicketInput } from '../schemas.ts'
import { ArticleView } from './article-view.tsx'
import { clockTime } from './clock-time.ts'

const tones = { open: 'warning', replied: 'success', closed: 'draft' } as const

/** The knowledge base, and the team's questions to the platform. */
export default function Questions() {
  const text = useSupportText()
  const place = usePlace()
  const language = useLanguage()
  const routeTo = useRoutes(routes)
  const { tickets, ask } = useData(questionsData)
  const [isAsking, setIsAsking] = useState(false)
  const addressOf = (ticketId: string) => `${routeTo('support.inbox')}?box=platform&id=${ticketId}`
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Search />
      <Topics />
      <ResourceList
        list={tickets}
        title={text('support.questions.mine')}
        columns={[
          {
            id: 'title',
            header: text('support.questions.title'),
            primary: true,
            href: ({ ticketId }) => addressOf(ticketId),
          },
          { id: 'ticketNumber', header: text('support.questions.number'), width: 90 },
          {
            id: 'topic',
            header: text('support.questions.topic'),
            cell: ({ topic }) => text(`support.topic.${topic}`),
            filter: {
              kind: 'choice',
              choices: topics.map((value) => ({ value, label: text(`support.topic.${value}`) })),
            },
          },
          {
            id: 'status',
            header: text('support.questions.status'),
            cell: ({ status }) => <Badge tone={tones[status]}>{text(`support.status.${status}`)}</Badge>,
          },
          { id: 'userName', header: text('support.questions.author'), sort: false, filter: false },
          {
            id: 'lastTime',
            header: text('support.questions.last'),
          },
        ]}
        actions={[
          {
            id: 'ask',
            label: text('support.ticket.ask'),
            icon: 'add',
            call: ask.call,
            primary: true,
            run: () => setIsAsking(true),
          },
        ]}
        empty={{ title: text('support.questions.empty'), action: 'ask' }}
      />
      {isAsking ? (
        <FormDialog<InferInput<typeof createTicketInput>>
          open
          onOpenChange={setIsAsking}
          title={text('support.ticket.ask')}
          schema={() => import('../schemas.ts').then((module) => module.createTicketInput)}
          defaults={{ language }}
          onSubmit={async (values) => {
            const asked = await ask.run(values)
            if (asked) place.go(addressOf(asked.ticketId))
          }}
        >
          <TextField name="title" label={text('support.chat.title')} />
          <Select
            name="topic"
            label={text('support.chat.topic')}
            choices={topics.map((value) => ({ value, label: text(`support.topic.${value}`) }))}
          />
          <TextArea name="content" label={text('support.ticket.content')} />
        </FormDialog>
      ) : null}
    </div>
  )
}

/** Articles that fit what is typed. */
function Search() {
  const text = useSupportText()
  const [typed, setTyped] = useState('')
  const asked = useDeferredValue(typed.trim())
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <TextField label={text('support.questions.search')} value={typed} onChange={setTyped} maxLength={200} />
      {asked === '' ? null : <Suggestions asked={asked} />}
    </section>
  )
}

function Suggestions({ asked }: { asked: string }) {
  const text = useSupportText()
  const { suggestions } = useData(suggestionData, { text: asked, language: useLanguage() })
  return (
    <div aria-live="polite">
      <QueryView query={suggestions}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-sm text-muted">{text('support.questions.none')}</p>
          ) : (
            items.map((item) => <ArticleView key={item.articleId} {...item} />)
          )
        }
      </QueryView>
    </div>
  )
}

/** What teams ask about, with the numbers of questions and articles, and when people answer. */
function Topics() {
  const text = useSupportText()
  const { topics: profiles, config } = useData(questionsData)
  const hours = useStore(config).data
  return (
    <section aria-label={text('support.questions.topics')} className="@container flex min-w-0 flex-col gap-3">
      <QueryView query={profiles}>
        {({ items }) => (
          <ul className="grid min-w-0 gap-3 @md:grid-cols-2 @lg:grid-cols-3">
            {items.map(({ topic, ...numbers }) => (
              <li key={topic} className="rounded-md border border-line bg-raised px-3 py-2 text-sm">
                <p className="font-medium">{text(`support.topic.${topic}`)}</p>
                <p className="text-muted">{text('support.questions.topic.of', numbers)}</p>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <QueryFailure query={config} />
      <p className="min-h-lh text-sm text-muted">
        {hours
          ? text('support.questions.hours', {
              from: clockTime(hours.officeHours.from),
              to: clockTime(hours.officeHours.to),
              state: text(hours.isOpen ? 'support.questions.open' : 'support.questions.closed'),
            })
          : null}
      </p>
    </section>
  )
}
