import type { CloudService } from '@console-widgets/platform/service-orders/cloud-service'
import { databases } from './tables.ts'

/** How projects order relational databases. A team has one instance, wherever its project has ordered it. */
export const cloudService: CloudService = {
  order: 20,
  regions: { CN: 'open', SG: 'open', DE: 'open' },
  termsVersion: 1,
  countThings: (db) => db.$count(databases),
  withoutOrder: ['relational-database.sql.cancel', 'relational-database.sql-script.cancel'],
}
