import { canTellLanguage, isOtherLanguage } from '@console-widgets/core/tables'
import { detectLanguage } from '@console-widgets/platform/orchestration/detect-language'
import {
  detectionLimits,
  found,
  textFields,
  type Finding,
  type FindingRule,
  type TextField,
} from '@console-widgets/store-listing/model'
import { textRules } from './find-in-text.ts'

/** Texts of a listing in one language. */
export type ListingTexts = { lang: string } & Record<TextField, string>

const baseOf = (lang: string) => lang.split('-', 1)[0] as string

/** Examines the texts of a listing, field by field, and its languages beside each other. */
export async function judgeTexts(languages: readonly ListingTexts[], defaultLang: string): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const texts of languages) {
    for (const field of textFields) findings.push(...judgeField(texts, field))
    const foreign = await foreignLanguage(texts.lang, texts.appDesc)
    if (foreign) findings.push(found('language', `languages.${texts.lang}.appDesc`, foreign))
  }
  return [...findings, ...repeatedParagraphs(languages, defaultLang)].slice(0, detectionLimits.findings)
}

function judgeField(texts: ListingTexts, field: TextField): Finding[] {
  const findings = judgeText(texts[field], `languages.${texts.lang}.${field}`)
  // The checks of a release already reject signs in names.
  return field === 'appName' ? findings.filter(({ rule }) => rule !== 'emoji') : findings
}

/** Examines a text by itself. */
export function judgeText(text: string, field: string): Finding[] {
  return (Object.keys(textRules) as FindingRule[]).flatMap((rule) => {
    const sample = textRules[rule]?.(text)
    return sample === undefined ? [] : [found(rule, field, sample)]
  })
}

/** The language of a text, if it isn’t the one that it should have, and the text is long enough to tell. */
export async function foreignLanguage(lang: string, text: string): Promise<string | undefined> {
  if (!canTellLanguage(text)) return undefined
  const { language } = await detectLanguage(text)
  return isOtherLanguage(language, lang) ? language : undefined
}

/** Paragraphs of other languages that are the same as in the default one: they weren’t translated. */
function repeatedParagraphs(languages: readonly ListingTexts[], defaultLang: string): Finding[] {
  const source = languages.find(({ lang }) => lang === defaultLang)
  if (!source) return []
  const known = new Set(paragraphsOf(source.appDesc))
  return languages.flatMap((texts) => {
    if (baseOf(texts.lang) === baseOf(defaultLang)) return []
    const repeated = paragraphsOf(texts.appDesc).find((paragraph) => known.has(paragraph))
    return repeated === undefined ? [] : [found('same-text', `languages.${texts.lang}.appDesc`, repeated)]
  })
}

const paragraphsOf = (text: string) =>
  text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(({ length }) => length >= detectionLimits.paragraph)
