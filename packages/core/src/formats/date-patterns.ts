import type { Language } from '../language.ts'

/** How a day is written in each language (R113). */
export const datePatterns: Record<Language, string> = { cn: 'YYYY-MM-DD', en: 'YYYY-MM-DD', ru: 'DD.MM.YYYY' }
