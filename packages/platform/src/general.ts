import { accountPages } from './accounts/pages.ts'
import { sessionImplementation } from './accounts/handlers.ts'
import * as accountTables from './accounts/tables.ts'
import * as accountViews from './accounts/views.ts'
import * as actTables from './acts/tables.ts'
import { reportPlane } from './analytics/report-plane.ts'
import * as analyticsTables from './analytics/tables.ts'
import * as auditTables from './audit/tables.ts'
import type { Implementation } from './calls/handler.ts'
import type { Plane } from './calls/plane.ts'
import * as clientPlaneTables from './client-plane/tables.ts'
import * as clockTables from './clock/tables.ts'
import { dataPlane } from './files/data-plane.ts'
import { filesImplementation } from './files/handlers.ts'
import * as fileTables from './files/tables.ts'
import { leadsImplementation } from './leads/handlers.ts'
import * as leadTables from './leads/tables.ts'
import * as noticeTables from './notices/tables.ts'
import { orchestrationImplementation } from './orchestration/handlers.ts'
import type { Process } from './orchestration/process.ts'
import * as outboxTables from './outbox/tables.ts'
import * as serviceOrderTables from './service-orders/tables.ts'
import * as settingTables from './settings/tables.ts'
import * as taskTables from './tasks/tables.ts'
import * as tenancyTables from './tenancy/tables.ts'
import * as whiteListTables from './white-list/tables.ts'

/** Tables and views that belong to no service. */
export const generalTables: Readonly<Record<string, unknown>> = {
  ...accountTables,
  ...accountViews,
  ...actTables,
  ...analyticsTables,
  ...auditTables,
  ...clientPlaneTables,
  ...clockTables,
  ...fileTables,
  ...leadTables,
  ...noticeTables,
  ...outboxTables,
  ...serviceOrderTables,
  ...settingTables,
  ...taskTables,
  ...tenancyTables,
  ...whiteListTables,
}

/** Areas that belong to no service: those that the `core` package declares. */
export function generalImplementations(
  services: readonly Implementation[],
  processes: Readonly<Record<string, Process>>,
): Implementation[] {
  return [
    sessionImplementation,
    filesImplementation,
    leadsImplementation,
    orchestrationImplementation(services, processes),
  ]
}

/** URLs outside the calls that belong to no service: sign-in pages, uploads, downloads, and analytics. */
export const generalPlanes: readonly Plane[] = [
  { origins: 'own', routes: accountPages },
  { origins: 'own', routes: dataPlane },
  { origins: 'own', routes: reportPlane },
]
