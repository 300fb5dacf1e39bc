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
    throw refuse('demo-read-only', 'Visitors of the demo project can’t see this. Sign in to work on your own projects.')
  throw refuse('no-permission', `This requires the '${call.permission}' permission. Ask a team administrator.`, [], {
    [rightsHeader]: rights,
  })
}

/** Rejects callers with access to some apps only. @throws PlatformRefusal */
export function requireWholeTeam({ appIds }: Pick<Context, 'appIds'>): void {
  if (appIds) throw refuse('no-permission', 'This requires access to all apps of the team. Ask a team administrator.')
}
