import type { Language } from '@console-widgets/core'
import { formatUtcDate } from '@console-widgets/core/formats'
import { contentRatings, type ContentRating } from '@console-widgets/core/tables'
import type { CertificateRow } from './certificate-rows.ts'

type Facts = Pick<CertificateRow, 'certificateId' | 'productName' | 'ratings' | 'updateTime'>

interface MailTexts {
  subject: string
  lines: readonly string[]
  refused: string
  /** Names of systems other than their own. */
  systems: Readonly<Partial<Record<ContentRating, string>>>
}

const texts: Readonly<Record<Language, (facts: Facts & { date: string }) => MailTexts>> = {
  cn: ({ productName, certificateId, date }) => ({
    subject: `“${productName}”的年龄分级证书`,
    lines: [
      `以下是“${productName}”于 ${date} 获得的年龄分级证书。`,
      `证书 ID：${certificateId}`,
      '在其他应用或应用商店中使用该证书时，请填写证书 ID 和此邮箱地址。',
    ],
    refused: '不予分级',
    systems: { HWAR: '中国', Russia: '俄罗斯', Generic: '通用' },
  }),
  en: ({ productName, certificateId, date }) => ({
    subject: `Age-rating certificate of ${productName}`,
    lines: [
      `This is the age-rating certificate of ${productName}, as of ${date}.`,
      `Certificate ID: ${certificateId}`,
      'To use it for another app or in another store, enter the certificate ID and this mail address there.',
    ],
    refused: 'no rating',
    systems: { HWAR: 'China' },
  }),
  ru: ({ productName, certificateId, date }) => ({
    subject: `Сертификат возрастного рейтинга: ${productName}`,
    lines: [
      `Это сертификат возрастного рейтинга приложения «${productName}» по состоянию на ${date}.`,
      `ID сертификата: ${certificateId}`,
      'Чтобы использовать его для другого приложения или в другом магазине, укажите там ID сертификата и этот адрес почты.',
    ],
    refused: 'без рейтинга',
    systems: { HWAR: 'Китай', Russia: 'Россия', Generic: 'Общий' },
  }),
}

/** Mail with a certificate: its ID, and the rating in each system. */
export function certificateMail(facts: Facts, language: Language): { subject: string; text: string } {
  const date = formatUtcDate(facts.updateTime, language)
  const { subject, lines, refused, systems } = texts[language]({ ...facts, date })
  const ratings = contentRatings.map((system) => {
    const rating = facts.ratings[system]
    return `${systems[system] ?? system}  ${rating.refused ? refused : rating.level}`
  })
  return { subject, text: [...lines, ratings.join('\n')].join('\n\n') }
}
