import { betaLimits } from './limits.ts'

/** A row of an import, as it stands in the file. */
export interface ImportRow {
  hwAccount: string
  nickName: string
  country: string
}

/** What becomes of a row. The first two are imported. */
export const testerFates = [
  'new',
  'otherGroup',
  'already',
  'duplicate',
  'badAccount',
  'badName',
  'badCountry',
  'noRoom',
] as const
export type TesterFate = (typeof testerFates)[number]

/** Fates of rows that become testers of the group. */
export const importedFates: readonly TesterFate[] = ['new', 'otherGroup']

/** Testers that the team has already, by the keys of their accounts. */
export interface KnownTesters {
  inGroup: ReadonlySet<string>
  /** Groups of those in others, by name. */
  elsewhere: ReadonlyMap<string, string>
  /** How many more testers the group can have. */
  room: number
  countries: ReadonlySet<string>
  /** Whether a tester can have a name, by the same schema as in the form of one. */
  isName: (name: string) => boolean
}

/** A row with its fate, and what is imported of it. */
export interface ImportedRow extends ImportRow {
  fate: TesterFate
  /** The other group, if the tester is in one. */
  otherGroup: string | null
}

const mailAddress = /^[^\s@<>"'(),:;\\[\]=+][^\s@<>"'(),:;\\[\]]*@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9-]+)+$/i
const phoneNumber = /^\+[1-9]\d{6,14}$/
const withDisplayName = /^([^<>]*)<([^<>]+)>$/

/**
 * Reads the account of a tester: a mail address, also with a display name as mail programs copy it, or a phone number
 * with its country code. The key is the same for all ways of writing it. Undefined: it is neither.
 */
export function readAccount(text: string): { account: string; key: string; displayName: string } | undefined {
  const trimmed = text.trim()
  const [, displayName = '', bare = trimmed] = withDisplayName.exec(trimmed) ?? []
  const phone = bare.replaceAll(/[\s().-]/g, '')
  const account = phoneNumber.test(phone) ? phone : bare.trim()
  if (account.length > betaLimits.account || !(phoneNumber.test(account) || mailAddress.test(account))) return undefined
  return { account, key: account.toLowerCase(), displayName: displayName.replaceAll('"', '').trim() }
}

/** Decides what becomes of each row, in their order. Nothing is written. */
export function fatesOf(rows: readonly ImportRow[], known: KnownTesters): ImportedRow[] {
  const seen = new Set<string>()
  let room = known.room
  return rows.map((row): ImportedRow => {
    const read = readAccount(row.hwAccount)
    const nickName = row.nickName.trim() || read?.displayName || (read?.account.split('@')[0] ?? '')
    const country = row.country.trim().toUpperCase()
    const result = { hwAccount: read?.account ?? row.hwAccount, nickName, country, otherGroup: null }
    if (!read) return { ...result, fate: 'badAccount' }
    if (!known.isName(nickName)) return { ...result, fate: 'badName' }
    if (country !== '' && !known.countries.has(country)) return { ...result, fate: 'badCountry' }
    if (known.inGroup.has(read.key)) return { ...result, fate: 'already' }
    if (seen.has(read.key)) return { ...result, fate: 'duplicate' }
    seen.add(read.key)
    if (room <= 0) return { ...result, fate: 'noRoom' }
    room -= 1
    const otherGroup = known.elsewhere.get(read.key)
    return otherGroup === undefined ? { ...result, fate: 'new' } : { ...result, otherGroup, fate: 'otherGroup' }
  })
}
