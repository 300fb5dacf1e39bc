import { issue } from './issues.ts'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import { kindTree, type KindRow } from './kind-tree.ts'

const namesOf = ([, cn, en, ru]: KindRow) => ({ cn, en, ru })
const find = (rows: readonly KindRow[] | undefined, kindId: number) => rows?.find(([id]) => id === kindId)

/** Categories of one app type, or of all of them. */
export function kindsOf(parentType: number | undefined) {
  return kindTree
    .filter(([type]) => parentType === undefined || type === parentType)
    .map((row) => ({
      parentType: row[0],
      name: namesOf(row),
      children: (row[4] ?? []).map((child) => ({
        kindId: child[0],
        name: namesOf(child),
        children: (child[4] ?? []).map((grandChild) => ({ kindId: grandChild[0], name: namesOf(grandChild) })),
      })),
    }))
}

/** Names of the categories of all app types by ID: of those at the first level below the types, or at the second. */
export function namesOfKinds(level: 1 | 2): Record<string, ReturnType<typeof namesOf>> {
  const below = (rows: readonly KindRow[]) => rows.flatMap((row) => row[4] ?? [])
  const first = below(kindTree)
  return Object.fromEntries((level === 1 ? first : below(first)).map((row) => [row[0], namesOf(row)]))
}

/** @throws PlatformRefusal if a category belongs to another type, or the subcategory to another category. */
export function requireKinds(
  parentType: number,
  childType: number | null = null,
  grandChildType: number | null = null,
): void {
  const children = find(kindTree, parentType)?.[4]
  const child = childType === null ? undefined : find(children, childType)
  if (childType !== null && !child)
    throw refuse('bad-parameter', `${childType} isn’t a category of this app type`, [
      issue('childType', 'category-of-type'),
    ])
  if (grandChildType !== null && !find(child?.[4], grandChildType))
    throw refuse('bad-parameter', `${grandChildType} isn’t a subcategory of ${childType ?? 'none'}`, [
      issue('grandChildType', 'subcategory-of-category'),
    ])
}
