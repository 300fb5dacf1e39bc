import { Segmented, useLanguage } from '@console-widgets/ui'
import { useState } from 'react'
import { type FormLanguage, formTexts } from '../model.ts'

interface FormLanguageProps {
  languages: readonly FormLanguage[]
  value: FormLanguage
  onChange: (language: FormLanguage) => void
}

/** The choice of a form’s language, if it has several. */
export function FormLanguageChoice({ languages, value, onChange }: FormLanguageProps) {
  if (languages.length < 2) return null
  return (
    <Segmented
      label={formTexts[value].languages}
      value={value}
      onChange={onChange}
      choices={languages.map((each) => ({ value: each, label: formTexts[each].languageName }))}
    />
  )
}

/** The language in which a person sees a form: that of the console, as far as the form has it. */
export function useFormLanguage(languages: readonly FormLanguage[]) {
  const language = useLanguage()
  const first = languages.find((each) => each === language) ?? languages[0] ?? 'en'
  const [chosen, choose] = useState<FormLanguage>()
  return [chosen !== undefined && languages.includes(chosen) ? chosen : first, choose] as const
}
