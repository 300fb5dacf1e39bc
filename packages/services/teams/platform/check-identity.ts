import { userTypes, type certificateTypes } from '@console-widgets/teams/model'

/** What a new account states about its identity. */
export interface StatedIdentity {
  country: string
  userType: number
  legalName: string
  certificateType: (typeof certificateTypes)[number]
  certificateNumber: string
}

/**
 * Whether a document can prove an identity: a company needs a business license, a person another document; a name has
 * two letters at least, a number has digits, and a Chinese number the check digit that its standard demands.
 */
export function isConvincing(identity: StatedIdentity): boolean {
  const { country, userType, legalName, certificateType } = identity
  const number = identity.certificateNumber.replaceAll('-', '').toUpperCase()
  if ((userType === userTypes.enterprise) !== (certificateType === 'business-licence')) return false
  if ((legalName.match(/\p{L}/gu)?.length ?? 0) < 2 || !/\d{3}/.test(number)) return false
  if (certificateType === 'passport') return /^[A-Z0-9]{6,12}$/.test(number)
  if (country !== 'CN') return true
  return certificateType === 'identity-card' ? isChineseIdentityCard(number) : isSocialCreditCode(number)
}

/** GB 11643: 17 digits and a check digit modulo 11, where X is ten. */
function isChineseIdentityCard(number: string): boolean {
  if (!/^\d{17}[\dX]$/.test(number)) return false
  const sum = [...number].reduce(
    (all, digit, place) => all + (digit === 'X' ? 10 : Number(digit)) * (2 ** (17 - place) % 11),
    0,
  )
  return sum % 11 === 1
}

/** Digits of GB 32100, without letters that look like digits. */
const creditDigits = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** GB 32100: 17 digits and letters, and a check digit modulo 31. */
function isSocialCreditCode(number: string): boolean {
  const values = [...number].map((digit) => creditDigits.indexOf(digit))
  if (values.length !== 18 || values.includes(-1)) return false
  return values.reduce((sum, value, place) => sum + value * (place === 17 ? 1 : 3 ** place % 31), 0) % 31 === 0
}
