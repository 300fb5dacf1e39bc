import type { AnyCall, Contract } from '@console-widgets/contract'

interface Need {
  calls: string[]
  /** Whether one of the calls takes an app. */
  concernsApps: boolean
}

const needsOf = new WeakMap<readonly Contract[], ReadonlyMap<string, Need>>()

/** Permissions with the calls that require them. */
function needs(declared: readonly Contract[]): ReadonlyMap<string, Need> {
  const before = needsOf.get(declared)
  if (before) return before
  const found = new Map<string, Need>()
  for (const { calls, schemas } of declared)
    for (const call of Object.values(calls)) {
      if (!call.permission) continue
      const need = found.get(call.permission) ?? { calls: [], concernsApps: false }
      found.set(call.permission, {
        calls: [...need.calls, call.id],
        concernsApps: need.concernsApps || takesApp(call, schemas),
      })
    }
  needsOf.set(declared, found)
  return found
}

function takesApp({ input }: AnyCall, schemas: Record<string, unknown>): boolean {
  const entries = input === undefined ? undefined : (schemas[input] as { entries?: object } | undefined)?.entries
  return entries !== undefined && 'appId' in entries
}

/** IDs of the calls that require a permission. */
export function callsNeeding(permission: string, declared: readonly Contract[]): string[] {
  return needs(declared).get(permission)?.calls ?? []
}

/** Whether a permission is for actions on an app. */
export function concernsApps(permission: string, declared: readonly Contract[]): boolean {
  return needs(declared).get(permission)?.concernsApps ?? false
}
