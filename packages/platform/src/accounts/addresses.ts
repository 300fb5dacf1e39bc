/** Where a person can be reached. An account is an email address, or a name that no mail reaches. */
export interface Reachable {
  account: string
  phone: string | null
}

/** A person's address for a channel. Undefined if they have none. */
export function addressFor(channel: 'mail' | 'sms', person: Reachable): string | undefined {
  if (channel === 'sms') return person.phone ?? undefined
  return person.account.includes('@') ? person.account : undefined
}
