import type { AnyCall } from '@console-widgets/contract'
import { rightsHeader } from '@console-widgets/core/model'
import { visitorId } from '../rights/demo-team.ts'
import { refuse } from '../refusals/refusal.ts'
import type { Context } from './handler.ts'

/** Rejects callers without the permission of a call. */
export function requirePermission(
  call: AnyCall,
  { userId, permissions, rights }: Pick<Context, 'userId' | 'permissions' | 'rights'>,
): void {
  if (!call.permission || permissions.has(call.permission)) return
  if (userId === visitorId)
    throw refuse(
      'demo-read-only',
      'A visitor of the demo project does not see this. Sign in to work on projects of your own.',
    )
  throw refuse(
    'no-permission',
    `You may not do this in this team: it takes '${call.permission}'. Ask an administrator of the team.`,
    [],
    { [rightsHeader]: rights },
  )
}

/** Rejects callers with access to some apps only. @throws PlatformRefusal */
export function requireWholeTeam({ appIds }: Pick<Context, 'appIds'>): void {
  if (appIds)
    throw refuse(
      'no-permission',
      'This concerns the whole team, and your rights reach some apps of it only. Ask an administrator of the team.',
    )
}
