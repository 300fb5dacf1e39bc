import { Button, QueryView, Select, TextField, useAllowed, useData } from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { filtersData, type Questionnaire, type SavedFilter } from '../data.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import type { ShowIf } from '../model.ts'
import { ConditionFields } from './condition-fields.tsx'
import { FilterTask } from './filter-task.tsx'
import { useFormLanguage } from './form-language.tsx'
import { useSending } from './use-sending.ts'

interface ResultFilterProps {
  questionnaire: Questionnaire
  value: ShowIf | null
  onChange: (filter: ShowIf | null) => void
}

/** The conditions that the results are limited to. They can be saved, and the platform looks for who fits them. */
export function ResultFilter({ questionnaire, value, onChange }: ResultFilterProps) {
  const text = useQuestionnairesText()
  const { content, questionnaireId } = questionnaire
  const [language] = useFormLanguage(content.languages)
  const { filters, save } = useData(filtersData, questionnaireId)
  const isAllowed = useAllowed(calls['questionnaires.filter.query'])
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<string>()
  const sending = useSending()
  return (
    <section
      aria-label={text('questionnaires.filter')}
      className="@container flex min-w-0 flex-col gap-3 rounded-lg border border-line p-3"
    >
      <ConditionFields
        label={text('questionnaires.filter')}
        questions={content.questions}
        language={language}
        languages={content.languages}
        value={value}
        onChange={onChange}
      />
      {value && isAllowed ? (
        <div className="flex flex-wrap items-end gap-2">
          <TextField label={text('questionnaires.filter.name')} value={name} onChange={setName} maxLength={64} />
          <Button
            disabled={name.trim() === ''}
            onClick={() =>
              void sending(async () => {
                const saved = await save.run({ questionnaireId, filterName: name, filter: value })
                setName('')
                if (saved) setChosen(saved.filterId)
              })
            }
          >
            {text('questionnaires.filter.save')}
          </Button>
        </div>
      ) : null}
      <QueryView query={filters}>
        {({ items }) => (
          <Saved
            items={items}
            chosen={items.find(({ filterId }) => filterId === chosen)}
            onChoose={(filter) => {
              setChosen(filter.filterId)
              onChange(filter.filter)
            }}
            questionnaire={questionnaire}
          />
        )}
      </QueryView>
    </section>
  )
}

interface SavedProps {
  questionnaire: Questionnaire
  items: readonly SavedFilter[]
  chosen: SavedFilter | undefined
  onChoose: (filter: SavedFilter) => void
}

function Saved({ questionnaire, items, chosen, onChoose }: SavedProps) {
  const text = useQuestionnairesText()
  if (items.length === 0) return null
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Select
        label={text('questionnaires.filter.saved')}
        placeholder={text('questionnaires.filter.choose')}
        value={chosen?.filterId}
        onChange={(filterId) => {
          const found = items.find((each) => each.filterId === filterId)
          if (found) onChoose(found)
        }}
        choices={items.map(({ filterId, filterName }) => ({ value: filterId, label: filterName }))}
      />
      {chosen ? <FilterTask key={chosen.taskId} questionnaire={questionnaire} filter={chosen} /> : null}
    </div>
  )
}
