import type { Implementation } from './http/handler.ts'
import { sessionImplementation } from './accounts/handlers.ts'
import { filesImplementation } from './files/handlers.ts'
import { leadsImplementation } from './leads/handlers.ts'
import { orchestrationImplementation } from './orchestration/handlers.ts'
import { appPackagesImplementation } from './services/app-packages/handlers.ts'
import { appsImplementation } from './services/apps/handlers.ts'
import { projectsImplementation } from './services/projects/handlers.ts'
import { versionsImplementation } from './services/versions/handlers.ts'
import { teamsImplementation } from './services/teams/handlers.ts'
import { reportsImplementation } from './services/reports/handlers.ts'
import { relationalDatabaseImplementation } from './services/relational-database/handlers.ts'
import { cloudStorageImplementation } from './services/cloud-storage/handlers.ts'

/** The service areas, by the package that declares each. */
const services: Readonly<Record<string, readonly Implementation[]>> = {
  'app-packages': [appPackagesImplementation],
  apps: [appsImplementation],
  projects: [projectsImplementation],
  versions: [versionsImplementation],
}

/** Every area that the platform answers, by the package that declares it. */
export const implementationsByPackage: Readonly<Record<string, readonly Implementation[]>> = {
  core: [
    sessionImplementation,
    filesImplementation,
    leadsImplementation,
    orchestrationImplementation(Object.values(services).flat()),
  ],
  teams: [teamsImplementation(() => implementations)],
  reports: [reportsImplementation],
  'relational-database': [relationalDatabaseImplementation],
  'cloud-storage': [cloudStorageImplementation],
  ...services,
}

/** Every area that the platform answers. */
export const implementations: readonly Implementation[] = Object.values(implementationsByPackage).flat()
