import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CatalogueLanguage } from './catalogues.ts'

const headings: Record<CatalogueLanguage, string> = { en: 'English', cn: 'Chinese', ru: 'Russian' }

/** Terms that the glossary advises against in a language: those in backticks in the second column of its table. */
export function advisedAgainst(language: CatalogueLanguage): { term: string; pattern: RegExp }[] {
  const glossary = readFileSync(resolve(import.meta.dirname, '../../docs/glossary.md'), 'utf8')
  const section = glossary.split(/^## /m).find((each) => each.startsWith(headings[language])) ?? ''
  return [...section.matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)].flatMap(([, not = '']) =>
    [...not.matchAll(/`([^`]+)`/g)].map(([, term = '']) => ({ term, pattern: patternOf(term, language) })),
  )
}

/** Chinese has no blanks between words, so a term matches anywhere. */
function patternOf(term: string, language: CatalogueLanguage): RegExp {
  const word = term.replace(/\*$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  if (language === 'cn') return new RegExp(word, 'u')
  return new RegExp(String.raw`(?<!\p{L})${word}${term.endsWith('*') ? '' : String.raw`(?!\p{L})`}`, 'iu')
}
