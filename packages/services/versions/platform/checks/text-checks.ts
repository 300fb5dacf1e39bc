import { findUnfinished } from '@console-widgets/core/review-words'
import { versionLimits } from '@console-widgets/versions/model'
import { requirement, type Problem } from '@console-widgets/platform/release/checks'
import { isStore, isUpdate, type ListingTexts, type VersionFacts } from './facts.ts'
import type { VersionCheck } from './version-check.ts'
import { findPlaceholder, findPlaceholderName, findPrice, findSign, findTrademark, nameUnits } from './words.ts'

type TextField = Exclude<keyof ListingTexts, 'lang'>
type FindWord = (text: string) => string | undefined

const defaultText = ({ languages, defaultLang }: VersionFacts) =>
  languages.find((language) => language.lang === defaultLang)
const inDefault = (field: TextField) => (facts: VersionFacts) => `languages.${facts.defaultLang}.${field}`
const isGiven = (field: TextField) => requirement(inDefault(field), (facts) => Boolean(defaultText(facts)?.[field]))

/** Problems with the words of a field, in every language. */
const wordsIn =
  (field: TextField, find: FindWord) =>
  ({ languages }: VersionFacts): Problem[] =>
    languages.flatMap((texts) => {
      const sample = find(texts[field])
      return sample === undefined ? [] : [{ field: `languages.${texts.lang}.${field}`, sample }]
    })

/** Placeholders in a text. Words that a finished text can contain, such as `test`, are a warning. */
const placeholdersIn =
  (field: TextField, find: FindWord) =>
  (facts: VersionFacts): Problem[] => [
    ...wordsIn(field, findUnfinished)(facts),
    ...wordsIn(field, (text) => (findUnfinished(text) === undefined ? find(text) : undefined))(facts).map(
      (problem): Problem => ({ ...problem, level: 'warning' }),
    ),
  ]

/** A language that has a name but lacks a text. */
const incomplete = ({ languages }: VersionFacts) =>
  languages.find((language) => !language.appDesc || !language.briefInfo)

const longName: FindWord = (name) => (nameUnits(name) > versionLimits.nameUnits ? name : undefined)

/** Checks of the store listing texts. */
export const textChecks = {
  'default-name': {
    level: 'error',
    message: 'must be set in the default language',
    findProblems: isGiven('appName'),
  },
  'default-brief': {
    level: 'error',
    message: 'must be set in the default language',
    applies: isStore,
    findProblems: isGiven('briefInfo'),
  },
  'default-description': {
    level: 'error',
    message: 'must be set in the default language',
    applies: isStore,
    findProblems: isGiven('appDesc'),
  },
  'new-features': {
    level: 'warning',
    message: 'should say what is new',
    applies: isUpdate,
    findProblems: isGiven('newFeatures'),
  },
  'all-languages': {
    level: 'warning',
    message: 'should be set in every language',
    applies: (facts) => isStore(facts) && facts.languages.length > 1,
    findProblems: requirement(
      (facts) => `languages.${incomplete(facts)?.lang ?? facts.defaultLang}.appDesc`,
      (facts) => incomplete(facts) === undefined,
    ),
  },
  placeholder: {
    level: 'error',
    message: 'must not contain a placeholder',
    findProblems: (facts) => [
      ...placeholdersIn('appName', findPlaceholderName)(facts),
      ...placeholdersIn('briefInfo', findPlaceholderName)(facts),
      ...placeholdersIn('appDesc', findPlaceholder)(facts),
      ...placeholdersIn('newFeatures', findPlaceholder)(facts),
    ],
    review: { rule: 'placeholder', stage: 'preReview' },
  },
  sign: {
    level: 'error',
    message: 'must not contain an emoji or a special character',
    findProblems: wordsIn('appName', findSign),
    review: { rule: 'sign', stage: 'preReview' },
  },
  'name-long': {
    level: 'error',
    message: `must be at most ${versionLimits.nameUnits} characters; a Chinese character counts as two`,
    findProblems: wordsIn('appName', longName),
    review: { rule: 'name-long', stage: 'preReview' },
  },
  'name-taken': {
    level: 'error',
    message: 'must not be the name of another live app',
    findProblems: (facts) =>
      wordsIn('appName', (name) => (facts.takenNames.has(name.toLowerCase()) ? name : undefined))(facts),
    review: { rule: 'name-taken', stage: 'review' },
  },
  'name-changes': {
    level: 'error',
    message: `can’t be changed: the name has already changed ${versionLimits.nameChangesPerYear} times this year`,
    applies: (facts) => isUpdate(facts) && defaultText(facts)?.appName !== facts.onShelf?.appName,
    findProblems: requirement(
      inDefault('appName'),
      ({ nameChanges }) => nameChanges < versionLimits.nameChangesPerYear,
    ),
  },
  price: {
    level: 'warning',
    message: 'should not mention a price',
    findProblems: (facts) => [...wordsIn('appName', findPrice)(facts), ...wordsIn('briefInfo', findPrice)(facts)],
    review: { rule: 'price', stage: 'review' },
  },
  trademark: {
    level: 'warning',
    message: 'should not claim a trademark',
    findProblems: wordsIn('appName', findTrademark),
    review: { rule: 'trademark', stage: 'review' },
  },
} as const satisfies Record<string, VersionCheck>

/** What the reviewer finds wrong with a name, whichever app has it. */
export function problemsOfName(appName: string) {
  const found = (rule: 'placeholder' | 'sign' | 'name-long' | 'price' | 'trademark', find: FindWord) => {
    const sample = find(appName)
    return sample === undefined ? [] : [{ rule, sample }]
  }
  return [
    ...found('placeholder', findPlaceholderName),
    ...found('sign', findSign),
    ...found('name-long', longName),
    ...found('price', findPrice),
    ...found('trademark', findTrademark),
  ]
}
