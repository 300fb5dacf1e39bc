import { isUtcDay } from '@console-widgets/core/formats'
import type { NumberForm } from './documents.ts'
import type { SubjectType } from './subjects.ts'

const digitsOfCode = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Unified social credit code of an organization: 18 characters, the last of which checks the others (GB 32100). */
export function isSocialCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{18}$/.test(text)) return false
  let [sum, weight] = [0, 1]
  for (const character of text.slice(0, 17)) {
    sum += digitsOfCode.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return digitsOfCode[(31 - (sum % 31)) % 31] === text[17]
}

/** Resident identity number: 17 digits with a real date of birth, and a check digit (GB 11643). */
export function isResidentId(text: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text)) return false
  const day = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`
  if (!isUtcDay(day)) return false
  let sum = 0
  for (const digit of text.slice(0, 17)) sum = (sum + Number(digit)) * 2
  return '10X98765432'[sum % 11] === text[17]
}

/** ISBN of 13 digits, with or without hyphens. */
export function isIsbn(text: string): boolean {
  const digits = text.replace(/^ISBN[\s:：]*/i, '').replaceAll(/[-\s]/g, '')
  if (!/^97[89]\d{10}$/.test(digits)) return false
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** Initials of the provinces whose authorities record websites and apps. */
const provinces = '京津冀晋蒙辽吉黑沪苏浙皖闽赣鲁豫鄂湘粤桂琼渝川蜀贵黔云滇藏陕甘陇青宁新'

/** Number of an ICP filing: the initial of a province, the serial, and for an app its position: `京ICP备12345678号-2A`. */
export const recordNumberPattern = new RegExp(`^[${provinces}]ICP备(\\d{8}|20\\d{8})号(-[1-9]\\d{0,3}[AX]?)?$`)

/** Whether the number of a document has the form that its authority gives. */
export const hasForm = (form: NumberForm, number: string): boolean => form !== 'isbn' || isIsbn(number)

/** Whether a number identifies a subject in mainland China. */
export const isSubjectNumber = (type: SubjectType, number: string): boolean =>
  type === 2 ? isResidentId(number) : isSocialCreditCode(number)
