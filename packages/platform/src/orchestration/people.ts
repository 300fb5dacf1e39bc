import { asc, eq } from 'drizzle-orm'
import { flagsOf } from '../rights/permissions.ts'
import { ownTeam, teamPeople } from '../accounts/views.ts'
import { refuse } from '../refusals/refusal.ts'
import type { OwnPart } from './process.ts'

/** The signed-in user. Rejects visitors of the demo project. */
export const user: OwnPart<unknown> = {
  async answer({ db, userId }) {
    const [person] = await db.select().from(teamPeople).where(eq(teamPeople.userId, userId))
    if (!person) throw refuse('not-found', 'A visitor of the demo project isn’t a member of the team')
    return person
  },
}

/** The signed-in user, as others see them. */
export const briefUser: OwnPart<unknown> = {
  async answer(context, params, answerings) {
    const { userId, userName } = (await user.answer(context, params, answerings)) as {
      userId: string
      userName: string
    }
    return { userId, userName }
  },
}

export const team: OwnPart<unknown> = {
  async answer({ db, teamId }) {
    const [row] = await db.select().from(ownTeam)
    return { teamId, teamName: row?.teamName, country: row?.country, siteId: row?.siteId }
  },
}

/** Permissions of the user in the team, each with the flag 'Y' (R118). */
export const rights: OwnPart<unknown> = {
  answer: async ({ roles, permissions }) => ({ roles, permissions: flagsOf(permissions) }),
}

export const members: OwnPart<unknown> = {
  async answer({ db }) {
    const people = await db.select().from(teamPeople).orderBy(asc(teamPeople.userName))
    return { items: people, total: people.length }
  },
}
