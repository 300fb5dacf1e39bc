import { and, type SQL } from 'drizzle-orm'
import { packageListFields } from '@console-widgets/app-packages/model'
import { listQuery, type ListInput } from '@console-widgets/platform/database/list-rows'
import type { Context } from '@console-widgets/platform/calls/handler'
import { describePackage, livePackageIds } from './package-rows.ts'
import { appPackages } from './tables.ts'

/** Packages of the team within a condition, as a list asks for them. */
export async function listPackages(
  context: Pick<Context, 'db' | 'services'>,
  { where: scope, ...input }: ListInput & { where: SQL | undefined },
) {
  const { db } = context
  const query = listQuery(packageListFields, appPackages, appPackages.pkgId, input, '-createTime')
  const where = and(scope, query.where)
  const rows = await db
    .select()
    .from(appPackages)
    .where(where)
    .orderBy(...query.orderBy)
    .limit(query.limit)
    .offset(query.offset)
  const liveIds = await livePackageIds(context, [...new Set(rows.map((row) => row.appId))])
  return { items: rows.map((row) => describePackage(row, liveIds)), total: await db.$count(appPackages, where) }
}
