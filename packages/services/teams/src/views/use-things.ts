import { type Role, roles } from '@console-widgets/contract'
import { useData, useJoin, useRoutes, useStore } from '@console-widgets/ui'
import { type AuditItem, peopleData, scopesData } from '../data.ts'
import { useRightWords } from '../rights.ts'
import { routes } from '../routes.ts'
import { useRoleName } from './roles.tsx'

/** Fields of an action that name its resources. */
export type ActOnThings = Pick<AuditItem, 'callId' | 'effect' | 'things'>

/** Labels and link of an action's resources. */
export interface Things {
  names: string[]
  /** Path of the resource, if the console has a page for it and it still exists. */
  to: string | undefined
}

/** Returns the resources of an action: apps, members, roles, and permissions by name instead of ID. */
export function useThings(): (act: ActOnThings) => Things {
  const routeTo = useRoutes(routes)
  const join = useJoin()
  const people = useStore(useData(peopleData).members).data?.items
  const apps = useStore(useData(scopesData).apps).data?.items
  const roleName = useRoleName()
  const rightWords = useRightWords()
  const memberOf = (thing: string) => people?.find(({ memberId, userId }) => memberId === thing || userId === thing)
  const appOf = (thing: string) => apps?.find(({ appId }) => appId === thing)

  const nameOf = (thing: string): string => {
    // The key of a row with several key columns begins with the team.
    const [first = '', ...parts] = thing.split('/')
    if (parts.length === 0) return appOf(first)?.appName ?? memberOf(first)?.userName ?? first
    return parts
      .map((part) =>
        isRole(part) ? roleName(part) : /^[a-z-]+\.[a-z-]+$/.test(part) ? rightWords(part).label : nameOf(part),
      )
      .reduce((label, value) => join.labeled(label, value))
  }
  const routeOf = ({ callId, effect, things }: ActOnThings): string | undefined => {
    const [area, kind] = callId.split('.')
    const app = things.map(appOf).find(Boolean)
    if (app) return routeTo('apps.app', app)
    const member = things.map(memberOf).find(Boolean)
    if (member && area === 'teams') return routeTo('teams.member', member)
    if (callId === 'teams.role-permission.update') return routeTo('teams.permissions')
    if (effect === 'destroy') return undefined
    const last = things.at(-1)
    if (area === 'teams' && kind === 'service-provider' && last) return routeTo('teams.provider', { providerId: last })
    const projectId = things.find((thing) => /^\d{12,}$/.test(thing))
    return area === 'projects' && projectId ? routeTo('projects.project', { projectId }) : undefined
  }
  /** Names say more than IDs, so they come first. */
  const namesOf = ({ things }: ActOnThings) => {
    const names = [...new Set(things.map(nameOf))]
    return [...names.filter((name) => !things.includes(name)), ...names.filter((name) => things.includes(name))]
  }
  return (act) => ({ names: namesOf(act), to: routeOf(act) })
}

function isRole(name: string): name is Role {
  return (roles as readonly string[]).includes(name)
}
