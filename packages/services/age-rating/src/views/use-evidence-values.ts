import { findListingLanguage } from '@console-widgets/core/tables'
import { useJoin, useLanguage, useLocale } from '@console-widgets/ui'
import type { Evidence } from '../model.ts'

/** What messages say of a piece of evidence, with the names that the listing's editor has for languages. */
export function useEvidenceValues(): (evidence: Evidence) => { name: string; languages: string; versions: string } {
  const join = useJoin()
  const language = useLanguage()
  const names = new Intl.DisplayNames([useLocale()], { type: 'language' })
  const nameOf = (lang: string) => findListingLanguage(lang)?.names[language] ?? names.of(lang) ?? lang
  return ({ name, langs, versions }) => ({
    name,
    languages: join.names(langs.map(nameOf)),
    versions: join.names(versions),
  })
}
