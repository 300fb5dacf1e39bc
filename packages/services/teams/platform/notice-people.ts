import { ownAccount, ownTeam } from '@console-widgets/platform/accounts/views'
import type { EventTakers } from '@console-widgets/platform/calls/events'
import type { Context } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { memberChange, permissionChange, security } from './notices.ts'

/** Notifies those who manage the transaction's team of what its user did. */
export async function tellManagers(
  db: Queries,
  { userId, now }: Pick<Context, 'userId' | 'now'>,
  teamId: string,
  message: keyof typeof memberChange.messages,
): Promise<void> {
  const [person] = await db.select().from(ownAccount)
  await sendNotice(
    db,
    {
      teamId,
      topic: memberChange,
      message,
      values: { person: person?.userName ?? '', account: person?.account ?? '' },
      page: { id: message === 'declined' ? 'teams.invitations' : 'teams.members', values: {} },
      except: userId,
    },
    now(),
  )
}

/** Notifies a member that the caller changed what they may do. */
export async function tellMember(
  { db, teamId, userId, now }: Context,
  memberUserId: string,
  message: keyof typeof permissionChange.messages,
): Promise<void> {
  const [person] = await db.select().from(ownAccount)
  const [team] = await db.select().from(ownTeam)
  await sendNotice(
    db,
    {
      teamId,
      topic: permissionChange,
      message,
      values: { team: team?.teamName ?? '', person: person?.userName ?? '' },
      page: { id: 'teams.overview', values: {} },
      to: [memberUserId],
      except: userId,
    },
    now(),
  )
}

/** Notifies people of changes of their own accounts. */
export const accountEvents: EventTakers = {
  'accounts.password-replaced': ({ userId, by }, { db, teamId, now }) =>
    sendNotice(
      db,
      {
        teamId,
        topic: security,
        message: by === 'person' ? 'changed' : 'reset',
        values: {},
        page: { id: 'teams.overview', values: {} },
        to: [userId],
      },
      now(),
    ),
}
