import type { Language } from '../language.ts'

/** Units of sizes in bytes: powers of 1024. */
export type ByteUnit = 'KB' | 'MB' | 'GB' | 'TB' | 'PB'

const russianUnits: Readonly<Record<ByteUnit, string>> = { KB: 'КБ', MB: 'МБ', GB: 'ГБ', TB: 'ТБ', PB: 'ПБ' }

/** Writes a number with its unit: 64.05 KB, in Russian 64,05 КБ with a space that doesn’t break. */
export const withByteUnit = (value: string, unit: ByteUnit, language: Language): string =>
  language === 'ru' ? `${value.replace('.', ',')}\u00a0${russianUnits[unit]}` : `${value} ${unit}`
