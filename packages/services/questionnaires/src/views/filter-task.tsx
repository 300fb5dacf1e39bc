import { ActionButton, Callout, ProgressBar, QueryView, useData } from '@console-widgets/ui'
import { filterResultData, filtersData, filterTaskData, type Questionnaire, type SavedFilter } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { useFormLanguage } from './form-language.tsx'
import { ResponseCard } from './response-card.tsx'

interface FilterTaskProps {
  questionnaire: Questionnaire
  filter: SavedFilter
}

/** A saved filter: how far the search is, and the responses that it has found. */
export function FilterTask({ questionnaire, filter }: FilterTaskProps) {
  const text = useQuestionnairesText()
  const { filterId, filterName, questionnaireId, taskId } = filter
  const { task } = useData(filterTaskData, taskId)
  const { remove } = useData(filtersData, questionnaireId)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <QueryView query={task}>
        {({ message, state }) =>
          state === 'succeeded' ? (
            <Found questionnaire={questionnaire} filterId={filterId} />
          ) : state === 'failed' || state === 'cancelled' ? (
            <Callout tone="danger">{message ?? text('questionnaires.filter.failed')}</Callout>
          ) : (
            <ProgressBar label={text('questionnaires.filter.running')} />
          )
        }
      </QueryView>
      <ActionButton
        size="small"
        className="self-start"
        call={remove.call}
        label={text('questionnaires.filter.delete')}
        confirm={{ title: text('questionnaires.filter.delete.title', { name: filterName }) }}
        done={text('questionnaires.filter.deleted')}
        run={() => remove.run({ filterId })}
      />
    </div>
  )
}

function Found({ questionnaire: { content }, filterId }: { questionnaire: Questionnaire; filterId: string }) {
  const text = useQuestionnairesText()
  const [language] = useFormLanguage(content.languages)
  const { result } = useData(filterResultData, filterId)
  return (
    <QueryView query={result}>
      {({ items, matched, responses }) => (
        <details>
          <summary className="cursor-pointer focus-ring">
            {text('questionnaires.filter.matched', { matched: matched ?? 0, all: responses ?? 0 })}
          </summary>
          <ul className="mt-3 flex min-w-0 flex-col gap-3">
            {items.map((response) => (
              <li key={response.responseId}>
                <ResponseCard {...{ content, language, response }} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </QueryView>
  )
}
