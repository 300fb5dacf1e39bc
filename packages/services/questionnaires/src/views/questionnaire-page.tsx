import { formatDate } from '@console-widgets/core/formats'
import {
  type ActionButtonProps,
  Callout,
  DetailPage,
  lazyFormDialog,
  lazyPart,
  Loading,
  QueryView,
  saveText,
  useData,
  useLanguage,
  usePlace,
  useRoot,
  useRoutes,
} from '@console-widgets/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { calls } from '../contract.ts'
import { type Questionnaire, questionnaireData } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { isDeletable, isEditable, nextStatuses, problemsOfContent, type Status } from '../model.ts'
import { routes } from '../routes.ts'
import { QuestionnaireStatus } from './questionnaire-status.tsx'

const Builder = lazyPart(() => import('./builder.tsx').then((module) => module.Builder))
const Preview = lazyPart(() => import('./preview.tsx').then((module) => module.Preview))
const Publication = lazyPart(() => import('./publication.tsx').then((module) => module.Publication))
const Results = lazyPart(() => import('./results.tsx').then((module) => module.Results))
const ResponseList = lazyPart(() => import('./response-list.tsx').then((module) => module.ResponseList))
const CopyQuestionnaire = lazyFormDialog(() =>
  import('./copy-questionnaire.tsx').then((module) => module.CopyQuestionnaire),
)

export interface QuestionnairePageProps {
  /** ID of the questionnaire. */
  questionnaireId: string
}

/** One questionnaire: its questions, its preview, how people get to it, and what they answer. */
export default function QuestionnairePage({ questionnaireId }: QuestionnairePageProps) {
  const { questionnaire } = useData(questionnaireData, questionnaireId)
  return <QueryView query={questionnaire}>{(found) => <Found questionnaire={found} />}</QueryView>
}

function Found({ questionnaire }: { questionnaire: Questionnaire }) {
  const text = useQuestionnairesText()
  const language = useLanguage()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { node } = useRoot()
  const { content, endTime, questionnaireId, responses, startTime, status, title } = questionnaire
  const { remove, readExport } = useData(questionnaireData, questionnaireId)
  const [isCopying, setCopying] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const turn = useStatusActions(questionnaire, isChanged)
  const list = routeTo('questionnaires.list')
  const later = (part: ReactNode) => () => <Suspense fallback={<Loading />}>{part}</Suspense>
  const days = [startTime, endTime].flatMap((time) => (time === null ? [] : [formatDate(time, language)])).join(' – ')
  const tabs = [
    {
      id: 'questions',
      label: text('questionnaires.tab.questions'),
      count: content.questions.length,
      content: later(<Builder questionnaire={questionnaire} onChanged={setChanged} />),
    },
    { id: 'preview', label: text('questionnaires.tab.preview'), content: later(<Preview content={content} />) },
    {
      id: 'publication',
      label: text('questionnaires.tab.publication'),
      content: later(<Publication questionnaire={questionnaire} />),
    },
    {
      id: 'results',
      label: text('questionnaires.tab.results'),
      content: later(<Results questionnaire={questionnaire} />),
    },
    {
      id: 'responses',
      label: text('questionnaires.tab.responses'),
      count: responses,
      content: later(<ResponseList questionnaire={questionnaire} />),
    },
  ]
  // While answers arrive, they are what one comes for.
  const ordered = status === 'draft' ? tabs : [...tabs.slice(3), ...tabs.slice(0, 3)]
  return (
    <>
      <DetailPage
        title={title}
        parents={[{ label: text('questionnaires.title'), to: list }]}
        status={<QuestionnaireStatus status={status} />}
        meta={days === '' ? [] : [days]}
        {...(turn.next ? { next: turn.next } : {})}
        actions={[
          ...turn.others,
          {
            call: calls['questionnaires.questionnaire.copy'],
            label: text('questionnaires.copy'),
            run: () => setCopying(true),
          },
          {
            call: calls['questionnaires.view.export'],
            label: text('questionnaires.export'),
            run: async () => {
              const file = await readExport()
              saveText(`${JSON.stringify(file.content, null, 2)}\n`, file.fileName, node)
            },
          },
          ...(isDeletable(status)
            ? [
                {
                  call: remove.call,
                  label: text('questionnaires.delete'),
                  confirm: {
                    title: text('questionnaires.delete.title', { name: title }),
                    description: text('questionnaires.delete.body'),
                  },
                  done: text('questionnaires.deleted'),
                  run: async () => {
                    await remove.run({ questionnaireId })
                    place.go(list)
                  },
                },
              ]
            : []),
        ]}
        notice={
          isEditable(status) ? null : (
            <Callout>{text(`questionnaires.locked.${status === 'ended' ? 'ended' : 'published'}`)}</Callout>
          )
        }
        tabs={ordered}
      />
      {isCopying ? (
        <CopyQuestionnaire
          questionnaire={questionnaire}
          open
          onOpenChange={() => setCopying(false)}
          onCopied={(copied) => place.go(routeTo('questionnaires.questionnaire', { questionnaireId: copied }))}
        />
      ) : null}
    </>
  )
}

/** What changes the status: the usual next step, and the others. */
function useStatusActions({ content, questionnaireId, status, title }: Questionnaire, isChanged: boolean) {
  const text = useQuestionnairesText()
  const { setStatus } = useData(questionnaireData, questionnaireId)
  const problems = problemsOfContent(content).length
  const action = (to: Status): ActionButtonProps => {
    const id =
      to === 'published' && status === 'paused'
        ? 'resume'
        : ({ published: 'publish', paused: 'pause', ended: 'end', draft: 'pause' } as const)[to]
    const reason =
      to !== 'published'
        ? undefined
        : isChanged
          ? text('questionnaires.publish.unsaved')
          : problems > 0
            ? text('questionnaires.publish.incomplete', { count: problems })
            : undefined
    return {
      call: setStatus.call,
      label: text(`questionnaires.${id}`),
      confirm: {
        title: text(`questionnaires.${id}.title`, { name: title }),
        description: text(`questionnaires.${id}.body`),
      },
      done: text(`questionnaires.${id}.done`),
      run: () => setStatus.run({ questionnaireId, status: to }),
      ...(reason === undefined ? {} : { reason }),
    }
  }
  const [first, ...others] = nextStatuses[status]
  return { next: first ? action(first) : undefined, others: others.map(action) }
}
