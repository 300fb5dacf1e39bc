import { listingLanguages } from '@console-widgets/core/tables'
import { FormDialog, Select, TextField, useLanguage, useLocale } from '@console-widgets/ui'
import * as v from 'valibot'
import { useVersionsText } from '../generated/text.ts'
import { languageInput } from '../schemas/parts.ts'
import type { SectionProps } from './section-props.ts'
import { useSaveAtOnce } from './use-save.ts'

interface AddLanguageProps extends SectionProps {
  open: boolean
  /** The language that is chosen at first. */
  initial?: string | undefined
  onOpenChange: (open: boolean) => void
  onAdded: (lang: string) => void
}

const newLanguage = v.required(v.pick(languageInput, ['lang', 'appName']))

/** Adds a language, with the app's name as its first text. */
export function AddLanguage({ version, open, initial, onOpenChange, onAdded }: AddLanguageProps) {
  const text = useVersionsText()
  const language = useLanguage()
  const locale = useLocale()
  const save = useSaveAtOnce(version)
  const present = new Set(version.languages.map(({ lang }) => lang))
  const free = listingLanguages
    .filter(({ tag }) => !present.has(tag))
    .map(({ tag, names }) => ({ value: tag, label: names[language] }))
    .sort((one, other) => one.label.localeCompare(other.label, locale))
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('versions.language.add')}
      submitLabel={text('versions.language.add')}
      schema={newLanguage}
      {...(initial === undefined ? {} : { defaults: { lang: initial } })}
      onSubmit={async (texts) => {
        await save({ languages: [texts] })
        onAdded(texts.lang)
      }}
    >
      <Select name="lang" label={text('versions.language')} choices={free} />
      <TextField name="appName" label={text('versions.texts.appName')} />
    </FormDialog>
  )
}
