import type { AnyCall } from '@console-widgets/contract'
import type { Implementation } from '../../http/handler.ts'

interface Need {
  calls: string[]
  /** One of them takes an app. */
  concernsApps: boolean
}

let known: ReadonlyMap<string, Need> | undefined

/** What each permission is for, by the calls that are declared to need it. */
function needs(implementations: readonly Implementation[]): ReadonlyMap<string, Need> {
  if (known) return known
  const found = new Map<string, Need>()
  for (const { contract } of implementations)
    for (const call of Object.values(contract.calls)) {
      if (!call.permission) continue
      const need = found.get(call.permission) ?? { calls: [], concernsApps: false }
      found.set(call.permission, {
        calls: [...need.calls, call.id],
        concernsApps: need.concernsApps || takesApp(call, contract.schemas),
      })
    }
  known = found
  return found
}

function takesApp({ input }: AnyCall, schemas: Record<string, unknown>): boolean {
  const entries = input === undefined ? undefined : (schemas[input] as { entries?: object } | undefined)?.entries
  return entries !== undefined && 'appId' in entries
}

/** Ids of the calls that need a permission. */
export function callsNeeding(permission: string, implementations: readonly Implementation[]): string[] {
  return needs(implementations).get(permission)?.calls ?? []
}

/** Whether a permission is for something that is done to an app. */
export function concernsApps(permission: string, implementations: readonly Implementation[]): boolean {
  return needs(implementations).get(permission)?.concernsApps ?? false
}
