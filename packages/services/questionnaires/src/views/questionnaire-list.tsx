import { formatNumber } from '@console-widgets/core/formats'
import {
  icons,
  lazyFormDialog,
  Link,
  Meter,
  ResourceList,
  useData,
  useLanguage,
  usePlace,
  useRoutes,
  useToast,
} from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { calls } from '../contract.ts'
import { type QuestionnaireItem, questionnairesData } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { isDeletable, statuses } from '../model.ts'
import { routes } from '../routes.ts'
import { QuestionnaireStatus } from './questionnaire-status.tsx'

const CreateQuestionnaire = lazyFormDialog(() =>
  import('./create-questionnaire.tsx').then((module) => module.CreateQuestionnaire),
)
const CopyQuestionnaire = lazyFormDialog(() =>
  import('./copy-questionnaire.tsx').then((module) => module.CopyQuestionnaire),
)

/** The questionnaires of a team. */
export default function QuestionnaireList() {
  const text = useQuestionnairesText()
  const language = useLanguage()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const toasts = useToast()
  const { questionnaires, upsert, remove } = useData(questionnairesData)
  const [isCreating, setCreating] = useState(false)
  const [copied, setCopied] = useState<QuestionnaireItem>()
  const file = useRef<HTMLInputElement>(null)
  const open = (questionnaireId: string) => place.go(routeTo('questionnaires.questionnaire', { questionnaireId }))
  const load = async (chosen: File) => {
    const { readQuestionnaireFile } = await import('../import-file.ts')
    const content = readQuestionnaireFile(await chosen.text())
    if (!content) return toasts.show({ tone: 'danger', title: text('questionnaires.import.wrong') })
    const created = await upsert.run({ questionnaireId: crypto.randomUUID(), content })
    toasts.show({ tone: 'success', title: text('questionnaires.import.done') })
    if (created) open(created.questionnaireId)
  }
  return (
    <>
      <ResourceList
        list={questionnaires}
        title={text('questionnaires.title')}
        description={
          <>
            {text('questionnaires.body')}{' '}
            <Link
              to={routeTo('questionnaires.service', { serviceQuestionnaireId: 'questionnaires' })}
              className="underline"
            >
              {text('questionnaires.rate')}
            </Link>
          </>
        }
        columns={[
          {
            id: 'title',
            header: text('questionnaires.name'),
            primary: true,
            href: ({ questionnaireId }) => routeTo('questionnaires.questionnaire', { questionnaireId }),
          },
          {
            id: 'status',
            header: text('questionnaires.status'),
            cell: ({ status }) => <QuestionnaireStatus status={status} />,
            width: 150,
            filter: {
              kind: 'choice',
              choices: statuses.map((value) => ({ value, label: text(`questionnaires.status.${value}`) })),
            },
          },
          {
            id: 'responses',
            header: text('questionnaires.responses'),
            cell: ({ responses, quota }) =>
              quota === null ? (
                formatNumber(responses, language)
              ) : (
                <Meter
                  label={text('questionnaires.quota.used', { count: responses, most: quota })}
                  value={responses}
                  max={quota}
                  tone="accent"
                />
              ),
            value: ({ responses }) => responses,
            width: 150,
          },
          {
            id: 'endTime',
            header: text('questionnaires.ends'),
            width: 150,
          },
          {
            id: 'updateTime',
            header: text('questionnaires.updated'),
            width: 150,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('questionnaires.create'),
            icon: 'add',
            call: calls['questionnaires.questionnaire.create'],
            primary: true,
            shortcut: 'c',
            run: () => setCreating(true),
            prepare: CreateQuestionnaire.prepare,
          },
          {
            id: 'import',
            label: text('questionnaires.import'),
            icon: 'upload',
            call: upsert.call,
            run: () => file.current?.click(),
          },
        ]}
        rowActions={[
          {
            id: 'copy',
            label: text('questionnaires.copy'),
            icon: 'copy',
            call: calls['questionnaires.questionnaire.copy'],
            run: (questionnaire) => setCopied(questionnaire),
          },
          {
            id: 'delete',
            label: text('questionnaires.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            disabled: ({ status }) => (isDeletable(status) ? undefined : text('questionnaires.delete.reason')),
            run: ({ questionnaireId }) => remove.run({ questionnaireId }),
            confirm: ({ title }) => ({
              title: text('questionnaires.delete.title', { name: title }),
              description: text('questionnaires.delete.body'),
            }),
            done: text('questionnaires.deleted'),
          },
        ]}
        empty={{
          title: text('questionnaires.empty'),
          body: text('questionnaires.empty.body'),
          icon: icons.help,
          action: 'create',
        }}
      />
      <input
        ref={file}
        type="file"
        accept=".json"
        hidden
        aria-label={text('questionnaires.import')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          event.target.value = ''
          if (chosen) void load(chosen)
        }}
      />
      <CreateQuestionnaire open={isCreating} onOpenChange={setCreating} onCreated={open} />
      {copied ? (
        <CopyQuestionnaire questionnaire={copied} open onOpenChange={() => setCopied(undefined)} onCopied={open} />
      ) : null}
    </>
  )
}
