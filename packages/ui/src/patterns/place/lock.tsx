import type { AnyCall } from '@console-widgets/contract'
import type { Profile } from '@console-widgets/core'
import { useStore } from '@nanostores/react'
import { createContext, type ReactNode, useContext } from 'react'
import { useConsole } from '../../embedding/console-context.tsx'
import { useUiText } from '../../text/ui-text.ts'

/** What belongs to an app or a project: a record, or a view with the ID among its properties. */
interface OfApp {
  appId?: unknown
  projectId?: unknown
}

const ScopeContext = createContext<OfApp>({})

/**
 * Tells everything inside which app or project it is about: the one that the properties of a view name, or else the
 * surrounding one.
 */
export function Scope({ of, children }: { of: OfApp; children: ReactNode }) {
  const outer = useContext(ScopeContext)
  return <ScopeContext.Provider value={of.appId || of.projectId ? of : outer}>{children}</ScopeContext.Provider>
}

/** Whether a call would change an app or a project that is locked for the user (R120). */
export function isLocked(
  profile: Profile | undefined,
  call: AnyCall | undefined,
  ...records: readonly unknown[]
): boolean {
  return (
    call?.permission !== undefined &&
    call.effect !== 'read' &&
    !call.ofTeam &&
    (records as OfApp[]).some(({ appId, projectId }) =>
      profile?.lockedIds?.some((id) => id === appId || id === projectId),
    )
  )
}

/**
 * Returns a function with the reason why a call isn't possible although the role permits it: the surrounding view, or
 * one of the records, belongs to an app or a project that is locked for the user.
 */
export function useLock(): (call: AnyCall | undefined, ...records: readonly unknown[]) => string | undefined {
  const profile = useStore(useConsole().session.$profile)
  const scope = useContext(ScopeContext)
  const text = useUiText()
  return (call, ...records) => (isLocked(profile, call, scope, ...records) ? text('ui.locked') : undefined)
}
