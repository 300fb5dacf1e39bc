import { cn } from './cn.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ru } from './ru.ts'
import type { Bank, Cause } from './bank.ts'

/** Sentences of each language. */
export const banks = { cn, de, en, es, fr, ru } as const
export type BankLanguage = keyof typeof banks

const languageOfCountry: Readonly<Record<string, BankLanguage>> = {
  ...of('cn', 'CN HK MO SG'),
  ...of('ru', 'RU KZ AM UZ GE'),
  ...of('de', 'DE AT'),
  ...of('fr', 'FR'),
  ...of('es', 'ES MX AR'),
}

function of(language: BankLanguage, countries: string): Record<string, BankLanguage> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, language]))
}

/** Language in which people of a country write; English where we have no sentences in theirs. */
export function writtenIn(country: string): BankLanguage {
  return languageOfCountry[country] ?? 'en'
}

/** A number from 0 to 1, determined by a text and a number (FNV-1a). */
export function chance(text: string, salt: number): number {
  let hash = 0x811c9dc5
  for (const character of `${text} ${salt}`)
    hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** One of several, by a number from 0 to 1. */
export function pickOne<Item>(items: readonly Item[], at: number): Item {
  return items[Math.floor(at * items.length)] as Item
}

/** What a sentence can say of its author. */
export interface Facts {
  country: string
  version: string
  device: string
  /** ID of a widget or service that they used; empty for none. */
  feature: string
}

/** Fills the slots of a sentence. */
export function fill(sentence: string, bank: Bank, { version, device, feature }: Facts): string {
  return sentence
    .replaceAll('{version}', version)
    .replaceAll('{device}', device)
    .replaceAll('{feature}', bank.features[feature] ?? (bank.features['other'] as string))
}

/** A review’s text: a sentence about its cause, for two in three one that ends it. The same key gives the same text. */
export function writeText(key: string, cause: Cause, rating: number, facts: Facts): string {
  const language = writtenIn(facts.country)
  const bank = banks[language]
  const sentences = [pickOne(bank[cause], chance(key, 1))]
  const ends = rating <= 2 ? bank.endLow : rating >= 4 ? bank.endHigh : []
  if (ends.length > 0 && chance(key, 2) < 0.7) sentences.push(pickOne(ends, chance(key, 3)))
  return sentences.map((sentence) => fill(sentence, bank, facts)).join(language === 'cn' ? '' : ' ')
}
