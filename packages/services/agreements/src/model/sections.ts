import { type AgreementType, type ReviewedLanguage, reviewedLanguage } from './agreements.ts'
import { headingsOf } from '@console-widgets/core/markdown'

/** Sections that each type of agreement must have, in the order of the templates. */
export const requiredSections = {
  privacy: ['collected', 'purposes', 'sharing', 'retention', 'rights', 'contact'],
  user: ['service', 'conduct', 'liability', 'termination', 'contact'],
} as const satisfies Record<AgreementType, readonly string[]>
export type AgreementSection = (typeof requiredSections)[AgreementType][number]
export const agreementSections = [...new Set(Object.values(requiredSections).flat())] as [
  AgreementSection,
  ...AgreementSection[],
]

/** How headings name the sections. */
const headingWords: Record<AgreementSection, Record<ReviewedLanguage, RegExp>> = {
  collected: { en: /collect|data we|information we|what we/i, zh: /收集|哪些信息/, ru: /собира|сбор|какие данные/i },
  purposes: { en: /purpose|how we use|why|use of/i, zh: /目的|用途|使用/, ru: /цел|использ|зачем/i },
  sharing: {
    en: /shar|disclos|third part|recipient/i,
    zh: /共享|披露|第三方|提供/,
    ru: /переда|треть|раскры|получател/i,
  },
  retention: { en: /retention|retain|keep|stor|how long/i, zh: /保存|存储|期限/, ru: /хран|срок/i },
  rights: { en: /right|choice|access|delet/i, zh: /权利|管理|删除/, ru: /прав[ао]|удал/i },
  contact: { en: /contact|reach us/i, zh: /联系/, ru: /контакт|связ/i },
  service: { en: /service|licen[sc]e|what the app/i, zh: /服务|许可/, ru: /услуг|сервис|лиценз/i },
  conduct: { en: /conduct|obligation|rules|acceptable use/i, zh: /行为|义务|规范/, ru: /обязанност|правила|запре/i },
  liability: { en: /liab|warrant/i, zh: /责任|担保/, ru: /ответственност|гаранти/i },
  termination: { en: /terminat|ending|cancel/i, zh: /终止|解除|注销/, ru: /прекращ|расторж/i },
}

/** Required sections that no heading of the text names. In languages that we can't read, none count as missing. */
export function missingSections(type: AgreementType, lang: string, content: string): AgreementSection[] {
  const language = reviewedLanguage(lang)
  if (!language) return []
  const headings = headingsOf(content)
  return requiredSections[type].filter(
    (section) => !headings.some((heading) => headingWords[section][language].test(heading)),
  )
}
