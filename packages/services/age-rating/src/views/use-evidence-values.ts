import { useJoin, useLocale } from '@console-widgets/ui'
import type { Evidence } from '../model.ts'

/** Where a piece of evidence was found, and what it is, for the messages that end in its source. */
export function useEvidenceValues(): (evidence: Evidence) => { name: string; languages: string; versions: string } {
  const join = useJoin()
  const languages = new Intl.DisplayNames([useLocale()], { type: 'language' })
  return ({ name, langs, versions }) => ({
    name,
    languages: join.names(langs.map((lang) => languages.of(lang) ?? lang)),
    versions: join.names(versions),
  })
}
