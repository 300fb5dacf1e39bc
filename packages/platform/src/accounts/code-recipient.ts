import { eq } from 'drizzle-orm'
import type { Language } from '@console-widgets/core'
import type { Queries } from '../database/connection.ts'
import { addressFor } from './addresses.ts'
import { accounts } from './tables.ts'

/** Who gets the code for an account, and where. */
export interface CodeRecipient {
  channel: 'mail' | 'sms'
  address: string
  /** Account that the code is for. */
  account: string
  /** Language of the recipient's last sign-in, if the account is another person's. */
  language: Language | undefined
}

/**
 * Finds who gets the code for an account: its user, by mail or else by phone. An account without either was created by
 * a team, whose account holder gets the code and passes it on, or the holder of the team that has created theirs: the
 * first account and those of people who signed up have a mail address.
 */
export async function findCodeRecipient(db: Queries, userId: string): Promise<CodeRecipient | undefined> {
  const asked = new Set<string>()
  let account: string | undefined
  for (let nextId: string | null = userId; nextId !== null && !asked.has(nextId);) {
    asked.add(nextId)
    const [person] = await db.select().from(accounts).where(eq(accounts.userId, nextId))
    if (!person) return undefined
    account ??= person.account
    const channel = (['mail', 'sms'] as const).find((each) => addressFor(each, person) !== undefined)
    const language = nextId === userId ? undefined : person.language
    if (channel) return { channel, address: addressFor(channel, person)!, account, language }
    // The team's ID is its account holder's (R64).
    nextId = person.madeByTeamId
  }
  return undefined
}
