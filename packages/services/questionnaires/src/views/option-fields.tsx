import { Button, IconButton, TextArea, TextField } from '@console-widgets/ui'
import { useState } from 'react'
import { withOption, withPastedOptions } from '../draft.ts'
import { useQuestionnairesText } from '../generated/text.ts'
import { type FormLanguage, type Option, questionnaireLimits } from '../model.ts'

interface OptionFieldsProps {
  what: 'options' | 'rows' | 'columns'
  options: readonly Option[]
  most: number
  language: FormLanguage
  hasAnswers: boolean
  onChange: (options: Option[]) => void
}

/** The choices of a question, or the rows or columns of a matrix. A list can be pasted. */
export function OptionFields({ what, options, most, language, hasAnswers, onChange }: OptionFieldsProps) {
  const text = useQuestionnairesText()
  const [pasted, setPasted] = useState<string>()
  const change = (at: number, part: Partial<Option>) =>
    onChange(options.map((option, place) => (place === at ? { ...option, ...part } : option)))
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h4 className="text-sm font-medium">{text(`questionnaires.${what}`)}</h4>
      <ul className="flex min-w-0 flex-col gap-2">
        {options.map((option, at) => (
          <li key={option.optionId} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <TextField
              hideLabel
              label={text('questionnaires.option', { number: at + 1 })}
              maxLength={questionnaireLimits.optionText}
              value={option.texts[language] ?? ''}
              onChange={(value) => change(at, { texts: { ...option.texts, [language]: value } })}
              {...(option.archived ? { help: text('questionnaires.option.archived') } : {})}
            />
            {hasAnswers ? (
              <Button size="small" onClick={() => change(at, { archived: !option.archived })}>
                {option.archived ? text('questionnaires.option.restore') : text('questionnaires.option.archive')}
              </Button>
            ) : (
              <IconButton
                icon="close"
                label={text('questionnaires.option.remove', { number: at + 1 })}
                onClick={() => onChange(options.filter((each) => each !== option))}
              />
            )}
          </li>
        ))}
      </ul>
      {hasAnswers || options.length >= most ? null : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon="add" onClick={() => onChange(withOption(options))}>
            {text('questionnaires.option.add')}
          </Button>
          <Button size="small" onClick={() => setPasted(pasted === undefined ? '' : undefined)}>
            {text('questionnaires.option.paste')}
          </Button>
        </div>
      )}
      {pasted === undefined ? null : (
        <div className="flex flex-col items-start gap-2">
          <TextArea label={text('questionnaires.option.lines')} rows={4} value={pasted} onChange={setPasted} />
          <Button
            size="small"
            onClick={() => {
              onChange(withPastedOptions(options, pasted, language).slice(0, most))
              setPasted(undefined)
            }}
          >
            {text('questionnaires.option.take')}
          </Button>
        </div>
      )}
    </div>
  )
}
