import { type Role, roles } from '@console-widgets/contract'
import { useJoin, useRoutes } from '@console-widgets/ui'
import type { AuditItem } from '../data.ts'
import { useRightWords } from '../rights.ts'
import { routes } from '../routes.ts'
import { useRoleName } from './roles.tsx'

/** Fields of an action that name its resources. */
export type ActOnThings = Pick<AuditItem, 'callId' | 'effect' | 'things'>

/** One resource of an action. */
export interface NamedThing {
  /** Name as of then, or the ID if it had none. */
  label: string
  /** ID, unless the label says it. */
  id: string | undefined
}

/** Resources of an action with their labels, and the page of the most important one. */
export interface Things {
  named: NamedThing[]
  /** Path of the resource, if the console has a page for it and the action didn't delete it. */
  to: string | undefined
}

/** Returns the resources of an action by name, besides their IDs: apps, members, roles, permissions, and so on. */
export function useThings(): (act: ActOnThings) => Things {
  const routeTo = useRoutes(routes)
  const join = useJoin()
  const roleName = useRoleName()
  const rightWords = useRightWords()

  const namedOf = ({ id, name }: AuditItem['things'][number], names: ReadonlyMap<string, string>): NamedThing => {
    if (name !== null) return { label: name, id: name === id ? undefined : id }
    // The key of a row with several key columns begins with the team, unless it has an ID of its own.
    const [first = '', ...rest] = id.split('/')
    if (rest.length === 0) return { label: id, id: undefined }
    const labels = (names.has(first) ? [first, ...rest] : rest).map((part) =>
      isRole(part)
        ? roleName(part)
        : /^[a-z-]+\.[a-z-]+$/.test(part)
          ? rightWords(part).label
          : (names.get(part) ?? part),
    )
    return { label: labels.reduce((label, value) => join.labeled(label, value)), id: undefined }
  }
  const routeOf = ({ effect, things }: ActOnThings): string | undefined => {
    if (effect === 'destroy') return undefined
    for (const { id, table } of things) {
      if (table === 'apps') return routeTo('apps.app', { appId: id })
      if (table === 'projects') return routeTo('projects.project', { projectId: id })
      if (table === 'members') return routeTo('teams.member', { memberId: id })
      if (table === 'service_providers') return routeTo('teams.provider', { providerId: id })
      if (table === 'role_deviations') return routeTo('teams.permissions')
    }
    return undefined
  }
  return (act) => {
    const names = new Map(act.things.flatMap(({ id, name }) => (name === null ? [] : [[id, name] as const])))
    const named = act.things.map((thing) => namedOf(thing, names))
    const labels = named.map(({ label }) => label)
    return {
      // Different rows of one name, such as a member and their account, are one resource to users.
      named: named.filter(({ label }, index) => labels.indexOf(label) === index),
      to: routeOf(act),
    }
  }
}

function isRole(name: string): name is Role {
  return (roles as readonly string[]).includes(name)
}
