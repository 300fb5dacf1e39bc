import { listCountries } from '@console-widgets/core/tables'
import { Button, Callout, IconButton, Select, TextField, useLanguage } from '@console-widgets/ui'
import { useAppMessagingText } from '../generated/text.ts'
import type { PartProps } from '../message-form.ts'
import { audienceOf, fieldsOf, type AudienceFields as Fields } from '../model.ts'
import { useTextLanguages } from './use-text-languages.ts'
import { useWords } from './use-words.ts'

/** Who gets a message: countries, languages, and versions. */
export function AudienceFields({ content, change, problems }: PartProps) {
  const text = useAppMessagingText()
  const { errorOf } = useWords()
  const countries = listCountries(useLanguage()).map(({ id, name }) => ({ value: id, label: name }))
  const languages = useTextLanguages().choices
  const fields = fieldsOf(content.audience)
  if (!fields)
    return (
      <Callout title={text('app-messaging.audience.other')}>
        <div className="flex flex-col items-start gap-2">
          <p>{text('app-messaging.audience.other.body')}</p>
          <Button size="small" onClick={() => change({ audience: [] })}>
            {text('app-messaging.audience.replace')}
          </Button>
        </div>
      </Callout>
    )
  const set = (part: Partial<Fields>) => change({ audience: audienceOf({ ...fields, ...part }) })
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <Several
        label={text('app-messaging.countries')}
        placeholder={text('app-messaging.countries.all')}
        choices={countries}
        chosen={fields.countries}
        onChange={(next) => set({ countries: next })}
      />
      <Several
        label={text('app-messaging.languages')}
        placeholder={text('app-messaging.languages.all')}
        choices={languages}
        chosen={fields.languages}
        onChange={(next) => set({ languages: next })}
      />
      <div className="grid gap-4 @sm:grid-cols-2">
        {(['fromVersion', 'toVersion'] as const).map((each) => (
          <TextField
            key={each}
            label={text(`app-messaging.${each}`)}
            help={text('app-messaging.version.help')}
            mono
            maxLength={32}
            value={fields[each]}
            onChange={(version) => set({ [each]: version.trim() })}
            {...errorOf(problems, `audience.${each}`)}
          />
        ))}
      </div>
    </div>
  )
}

interface SeveralProps {
  label: string
  placeholder: string
  choices: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Any number of choices. Without one, all. */
function Several({ label, placeholder, choices, chosen, onChange }: SeveralProps) {
  const text = useAppMessagingText()
  const nameOf = (value: string) => choices.find((each) => each.value === value)?.label ?? value
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Select
        label={label}
        placeholder={chosen.length === 0 ? placeholder : text('app-messaging.chooseMore')}
        value={undefined}
        choices={choices.filter(({ value }) => !chosen.includes(value))}
        onChange={(value) => onChange([...chosen, value].sort())}
      />
      {chosen.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((value) => (
            <li key={value} className="flex items-center gap-1 rounded-md border border-line ps-2 text-sm">
              {nameOf(value)}
              <IconButton
                size="small"
                icon="close"
                label={text('app-messaging.leaveOut', { name: nameOf(value) })}
                onClick={() => onChange(chosen.filter((each) => each !== value))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
