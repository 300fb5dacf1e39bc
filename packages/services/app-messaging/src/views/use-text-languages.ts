import { listingLanguages } from '@console-widgets/core/tables'
import { useLanguage } from '@console-widgets/ui'

/** Languages that a message can have texts in, by name, with a way to name a tag. */
export function useTextLanguages() {
  const language = useLanguage()
  const choices = listingLanguages.map(({ tag, names }) => ({ value: tag, label: names[language] }))
  return { choices, nameOf: (tag: string) => choices.find(({ value }) => value === tag)?.label ?? tag }
}
