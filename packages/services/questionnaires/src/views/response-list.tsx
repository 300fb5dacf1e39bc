import { ownEntry } from '@console-widgets/core/formats'
import { icons, ResourceList, useData, useLocale } from '@console-widgets/ui'
import { type Questionnaire, type Response, responsesData } from '../data.ts'
import { doubts, formLanguages, formTexts } from '../model.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { answersOf } from '../read-response.ts'
import { useFormLanguage } from './form-language.tsx'

/** The responses to a questionnaire. Those that look suspicious can be counted after all. */
export function ResponseList({ questionnaire }: { questionnaire: Questionnaire }) {
  const text = useQuestionnairesText()
  const locale = useLocale()
  const { content, questionnaireId } = questionnaire
  const [language] = useFormLanguage(content.languages)
  const { responses, trust } = useData(responsesData, questionnaireId)
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' })
  return (
    <ResourceList
      list={responses}
      title={text('questionnaires.tab.responses')}
      columns={[
        {
          id: 'createTime',
          header: text('questionnaires.response.time'),
          primary: true,
          width: 150,
        },
        {
          id: 'answers',
          header: text('questionnaires.response.answers'),
          cell: (response) => (
            <span dir="auto" className="line-clamp-2 wrap-anywhere">
              {answersOf(response, content, language)
                .map(({ answer }) => answer)
                .join(' · ')}
            </span>
          ),
          width: 360,
        },
        ...(content.hiddenFields ?? []).map((name) => ({
          id: `hidden-${name}`,
          header: name,
          cell: ({ hidden }: Response) => <span dir="auto">{ownEntry(hidden, name) ?? '–'}</span>,
          value: ({ hidden }: Response) => ownEntry(hidden, name) ?? '',
          width: 130,
        })),
        {
          id: 'language',
          header: text('questionnaires.response.language'),
          cell: (response) => formTexts[response.language].languageName,
          width: 120,
          filter: {
            kind: 'choice',
            choices: formLanguages.map((value) => ({ value, label: formTexts[value].languageName })),
          },
        },
        {
          id: 'seconds',
          header: text('questionnaires.response.seconds'),
          align: 'end',
          cell: (response) => seconds.format(response.seconds),
          width: 140,
        },
        {
          id: 'doubt',
          header: text('questionnaires.response.doubt'),
          cell: ({ doubt }) => (doubt === null ? '–' : text(`questionnaires.doubt.${doubt}`)),
          width: 190,
          filter: {
            kind: 'choice',
            choices: doubts.map((value) => ({ value, label: text(`questionnaires.doubt.${value}`) })),
          },
        },
      ]}
      rowActions={[
        {
          id: 'trust',
          label: text('questionnaires.response.trust'),
          call: trust.call,
          hidden: ({ doubt }) => doubt === null,
          run: ({ responseId }) => trust.run({ responseId }),
          done: text('questionnaires.response.trusted'),
        },
      ]}
      empty={{
        title: text('questionnaires.results.empty'),
        body: text('questionnaires.response.empty'),
        icon: icons.help,
      }}
    />
  )
}
