import { databaseLimits } from './limits.ts'

/** Reserved names of accounts and databases, in lowercase. */
const reservedAccounts = ['rdsadmin', 'rdsrepl', 'rdsbackup', 'rdsmetric', 'rdsproxy', 'postgres', 'public', 'none']
const reservedDatabases = ['postgres', 'template0', 'template1', 'information_schema']

/** Letters, digits, `-` and `_`. */
export const accountNamePattern = /^[A-Za-z0-9_-]{1,32}$/
export const databaseNamePattern = /^[A-Za-z0-9_-]{1,64}$/

export function isReservedAccount(name: string): boolean {
  return reservedAccounts.includes(name.toLowerCase()) || name.toLowerCase().startsWith('pg_')
}

export function isReservedDatabase(name: string): boolean {
  return reservedDatabases.includes(name.toLowerCase()) || name.toLowerCase().startsWith('pg_')
}

/** Password problems. */
export const passwordFaults = ['length', 'characters', 'classes', 'name'] as const
export type PasswordFault = (typeof passwordFaults)[number]

const classes = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/]

/**
 * Problem of an account password: it must have 8 to 32 visible ASCII characters of at least three of four classes
 * (lowercase, uppercase, digits, others), and differ from the account name and its reverse.
 */
export function passwordFault(password: string, accountName = ''): PasswordFault | undefined {
  if (password.length < databaseLimits.shortestPassword || password.length > databaseLimits.longestPassword)
    return 'length'
  if (!/^[\x21-\x7e]+$/.test(password)) return 'characters'
  if (classes.filter((pattern) => pattern.test(password)).length < 3) return 'classes'
  const [given, name] = [password.toLowerCase(), accountName.toLowerCase()]
  return name !== '' && (given === name || given === [...name].reverse().join('')) ? 'name' : undefined
}

/** A host that an account can be used from: an address or name, in which `%` matches any characters. */
export const hostPattern = /^[A-Za-z0-9.:%_-]{1,255}$/

/** Whether one of an account's hosts matches the address of a request. */
export function hostAllowed(hosts: readonly string[], address: string): boolean {
  // An IPv4 address over an IPv6 socket is still the IPv4 address.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase()
  const names = plain === '127.0.0.1' || plain === '::1' || plain === 'local' ? [plain, 'localhost'] : [plain]
  return hosts.some((host) => names.some((name) => isLike(name, host.toLowerCase())))
}

/**
 * Whether a text matches a pattern. Each piece between two `%` is searched for once, so that no pattern causes
 * backtracking.
 */
function isLike(text: string, pattern: string): boolean {
  const [head = '', ...pieces] = pattern.split('%')
  const tail = pieces.pop()
  if (tail === undefined) return text === head
  if (!text.startsWith(head)) return false
  let at = head.length
  for (const piece of pieces) {
    const found = text.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return text.length - tail.length >= at && text.endsWith(tail)
}
