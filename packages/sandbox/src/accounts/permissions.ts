import { roleHolds, type PermissionDeclarations, type Role } from '@console-widgets/contract'
import { permissions as appPackages } from '@console-widgets/app-packages/model'
import { permissions as apps } from '@console-widgets/apps/model'
import { permissions as projects } from '@console-widgets/projects/model'
import { permissions as versions } from '@console-widgets/versions/model'
import { permissions as teams } from '@console-widgets/teams/model'
import { permissions as reports } from '@console-widgets/reports/model'
import { permissions as relationalDatabase } from '@console-widgets/relational-database/model'
import { permissions as cloudStorage } from '@console-widgets/cloud-storage/model'

/** Every permission that a service declares. */
const declarations: PermissionDeclarations = { ...appPackages, ...apps, ...projects, ...versions, ...teams, ...reports, ...relationalDatabase, ...cloudStorage }

const byRole = new Map<Role, ReadonlySet<string>>()

/** The permissions that a role holds. */
export function permissionsOfRole(role: Role): ReadonlySet<string> {
  const known = byRole.get(role)
  if (known) return known
  const held = new Set(Object.keys(declarations).filter((name) => roleHolds(role, name, declarations)))
  byRole.set(role, held)
  return held
}
