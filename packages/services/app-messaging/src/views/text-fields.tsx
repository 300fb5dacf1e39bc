import { Button, Select, TextArea, TextField } from '@console-widgets/ui'
import { useState } from 'react'
import { useAppMessagingText } from '../generated/text.ts'
import type { PartProps } from '../message-form.ts'
import { messageLimits, type MessageText } from '../model.ts'
import { useTextLanguages } from './use-text-languages.ts'
import { useWords } from './use-words.ts'

/** Texts in one language after another; the first one is the default. */
export function TextFields({ content, change, problems, readOnly }: PartProps) {
  const text = useAppMessagingText()
  const { errorOf } = useWords()
  const { choices, nameOf } = useTextLanguages()
  const [chosen, setChosen] = useState(content.texts[0]?.language ?? '')
  const { texts, kind, addresses } = content
  const at = Math.max(
    0,
    texts.findIndex(({ language }) => language === chosen),
  )
  const edited = texts[at]
  if (!edited) return null
  const set = (part: Partial<MessageText>) => change({ texts: texts.with(at, { ...edited, ...part }) })
  const hasProblem = (index: number) => [...problems.keys()].some((field) => field.startsWith(`texts.${index}.`))
  const labelOf = ({ language }: MessageText, index: number) =>
    [
      nameOf(language),
      ...(index === 0 ? [text('app-messaging.language.default')] : []),
      ...(hasProblem(index) ? [text('app-messaging.language.incomplete')] : []),
    ].join(' · ')
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      <div className="grid items-end gap-4 @sm:grid-cols-2">
        <Select
          label={text('app-messaging.language')}
          value={edited.language}
          choices={texts.map((each, index) => ({ value: each.language, label: labelOf(each, index) }))}
          onChange={setChosen}
        />
        <Select
          label={text('app-messaging.language.add')}
          placeholder={text('app-messaging.language.choose')}
          value={undefined}
          disabled={texts.length >= messageLimits.languages}
          choices={choices.filter(({ value }) => texts.every(({ language }) => language !== value))}
          onChange={(language) => {
            change({ texts: [...texts, { ...edited, language }] })
            setChosen(language)
          }}
        />
      </div>
      <TextField
        label={text('app-messaging.text.title')}
        {...(kind === 'image' ? { help: text('app-messaging.text.title.image') } : {})}
        required
        maxLength={messageLimits.title}
        value={edited.title}
        onChange={(title) => set({ title })}
        {...errorOf(problems, `texts.${at}.title`)}
      />
      {kind === 'image' ? null : (
        <TextArea
          label={text('app-messaging.text.body')}
          rows={3}
          maxLength={messageLimits.body}
          value={edited.body}
          onChange={(body) => set({ body })}
        />
      )}
      {kind === 'card'
        ? addresses.map((_, place) => (
            <TextField
              key={place}
              label={text('app-messaging.button', { number: place + 1 })}
              required
              maxLength={messageLimits.button}
              value={edited.buttons[place] ?? ''}
              onChange={(label) => set({ buttons: edited.buttons.with(place, label) })}
              {...errorOf(problems, `texts.${at}.buttons.${place}`)}
            />
          ))
        : null}
      {at === 0 || readOnly ? null : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => change({ texts: [edited, ...texts.toSpliced(at, 1)] })}>
            {text('app-messaging.language.makeDefault')}
          </Button>
          <Button size="small" icon="trash" onClick={() => change({ texts: texts.toSpliced(at, 1) })}>
            {text('app-messaging.language.remove')}
          </Button>
        </div>
      )}
    </div>
  )
}
