import { formatUtc, parseUtcDay } from '@console-widgets/core/formats'
import { plainText } from '@console-widgets/platform/files/document-file'
import { definitionOf, hasForm, type DocumentForm, type Finding } from '@console-widgets/qualification/model'

/** What the text of a document is compared with. */
export interface ReviewFacts {
  teamName: string
  appName: string
}

/** Compares what the form of a document says with the text of its files. @param text null if the files have none */
export function reviewDocument(form: DocumentForm, text: string | null, { teamName, appName }: ReviewFacts): Finding[] {
  const { qualificationCode, number, expireTime } = form
  const { names, number: numberForm } = definitionOf(qualificationCode)
  if (!hasForm(numberForm, number)) return [{ qualificationCode, rule: 'number-wrong', sample: number }]
  if (text === null) return []
  const all = plainText(text)
  const has = (words: string) => all.includes(plainText(words))
  const findings: (Finding | false)[] = [
    names.includes('team') && !has(teamName) && { qualificationCode, rule: 'team-missing', sample: teamName },
    names.includes('app') && !has(appName) && { qualificationCode, rule: 'app-missing', sample: appName },
    !has(number) && { qualificationCode, rule: 'number-missing', sample: number },
    expireTime !== null &&
      !waysToWrite(expireTime).some(has) && { qualificationCode, rule: 'date-missing', sample: expireTime },
  ]
  return findings.filter((finding) => finding !== false)
}

/** Ways to write a day in documents: with figures, and in Chinese, English, and Russian. */
function waysToWrite(day: string): string[] {
  const time = parseUtcDay(day)
  const at = (pattern: string) => formatUtc(time, pattern)
  const month = months[Number(at('M')) - 1] as string
  return [
    ...['YYYY-MM-DD', 'YYYY/MM/DD', 'YYYY.MM.DD', 'YYYYMMDD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY'].map(at),
    ...['YYYY年MM月DD日', 'YYYY年M月D日', 'MMMM D, YYYY', 'D MMMM YYYY', 'MMM D, YYYY', 'D MMM YYYY'].map(at),
    `${at('D')} ${month} ${at('YYYY')}`,
  ]
}

const months = [
  ...['января', 'февраля', 'марта', 'апреля', 'мая', 'июня'],
  ...['июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
]
