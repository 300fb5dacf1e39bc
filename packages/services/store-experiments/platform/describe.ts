import { noMaterials, sameMaterials, weightsOf } from '@console-widgets/store-experiments/model'
import { readMemberNames } from '@console-widgets/platform/accounts/member-names'
import type { Context } from '@console-widgets/platform/calls/handler'
import { storePath } from '@console-widgets/platform/release/store-front'
import { originalOf } from './run-tests.ts'
import type { IconRow, MaterialRow, PageRow, TestRow } from './tables.ts'

/** Tests as responses have them. */
export async function describeTests({ db }: Pick<Context, 'db'>, rows: readonly TestRow[]) {
  const names = await readMemberNames(
    db,
    rows.map(({ userId }) => userId),
  )
  const described = []
  for (const { userId, teamId, originalMaterials, appliedChanges, round, ...row } of rows)
    described.push({
      ...row,
      weights: weightsOf(row),
      original: originalMaterials ?? (await originalOf(db, row)) ?? noMaterials,
      userName: names.get(userId) ?? null,
    })
  return described
}

/** A test as responses have it. */
export async function describeTest(context: Pick<Context, 'db'>, row: TestRow) {
  const [described] = await describeTests(context, [row])
  if (!described) throw new TypeError('One test has one description')
  return described
}

/** What visitors of a custom page open. */
export function addressOfPage(
  { publicOrigin }: Pick<Context['services'], 'publicOrigin'>,
  { appId, pageId }: Pick<PageRow, 'appId' | 'pageId'>,
): string {
  return `${publicOrigin}${storePath}/${appId}?page=${pageId}`
}

/** A custom page as responses have it. */
export function describePage(
  { services }: Pick<Context, 'services'>,
  { teamId, round, materials, passedMaterials, ...page }: PageRow,
) {
  return {
    ...page,
    ...materials,
    isChanged: passedMaterials !== null && !sameMaterials(passedMaterials, materials),
    address: addressOfPage(services, page),
  }
}

/** A dynamic icon as responses have it. */
export function describeIcon({ teamId, round, ...icon }: IconRow, now: number) {
  return { ...icon, isShown: icon.state === 'passed' && icon.startTime <= now && now < icon.endTime }
}

/** A material for HarmonyOS as responses have it. */
export function describeMaterial({ teamId, round, materials, ...material }: MaterialRow) {
  return { ...material, ...materials }
}
