import { findListingLanguage } from '@console-widgets/core/tables'
import { useLanguage } from '@console-widgets/ui'

/** Returns the name of a store language, in the interface language. */
export function useLanguageName(): (tag: string) => string {
  const language = useLanguage()
  return (tag) => findListingLanguage(tag)?.names[language] ?? tag
}
