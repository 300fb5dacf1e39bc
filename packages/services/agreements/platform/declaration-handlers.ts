import { desc, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/agreements/contract'
import { findDataUseProblems, unconfirmedSources } from '@console-widgets/agreements/model'
import { teamMembers } from '@console-widgets/platform/accounts/views'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { findApp, lockApp } from '@console-widgets/platform/tenancy/find-app'
import { collectDataSources } from './data-sources.ts'
import { newestDeclaration } from './declaration-rows.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { declarations } from './tables.ts'

/** What is wrong with the entry of a type of data, for refusals. */
const ruleOf = {
  undeclared: 'data-undeclared',
  'without-purpose': 'data-purpose',
  unexplained: 'data-unexplained',
} as const

/** Earlier confirmations that are shown. */
const mostEarlier = 20

/** Handlers of the declaration of what an app does with people’s data. */
export const declarationHandlers: Handlers<Pick<typeof calls, 'privacy.declaration.get' | 'privacy.sign.submit'>> = {
  'privacy.declaration.get': async ({ appId }, { db }) => {
    const { appName } = await findApp(db, appId)
    const { packages, sources } = await collectDataSources(db, appId)
    const [declaration, ...earlier] = await describeDeclarations(db, appId)
    return {
      appName,
      packages: packages.map(({ pkgId, versionName, isChecked }) => ({ pkgId, versionName, isChecked })),
      sources,
      declaration: declaration ?? null,
      earlier: earlier.map(({ number, userName, signTime }) => ({ number, userName, signTime })),
    }
  },

  'privacy.sign.submit': async ({ appId, entries, confirmed }, { db, userId, now }) => {
    await lockApp(db, appId)
    const { sources } = await collectDataSources(db, appId)
    const added = unconfirmedSources(sources, confirmed)
    if (added.length > 0)
      throw refuse('conflict', 'The packages take more than this declaration was written for. Load it again.', [
        issue('confirmed', 'confirms-added', { ids: added.map(({ id }) => id).join(', ') }),
      ])
    const problems = findDataUseProblems(entries, sources)
    if (problems.length > 0)
      throw refuse(
        'declaration-incomplete',
        'The declaration contradicts the packages, or lacks something',
        problems.map(({ data, problem }) => issue(`entries.${data}`, ruleOf[problem])),
      )
    const newest = await newestDeclaration(db, appId)
    await db.insert(declarations).values({
      declarationId: newId(),
      appId,
      number: (newest?.number ?? 0) + 1,
      entries,
      confirmed: sources.map(({ id }) => id),
      userId,
      signTime: now(),
    })
    const [declaration] = await describeDeclarations(db, appId)
    return declaration as NonNullable<typeof declaration>
  },
}

/** Declarations of an app, newest first, with the names of those who confirmed them. */
async function describeDeclarations(db: Queries, appId: string) {
  const rows = await db
    .select({ declaration: declarations, userName: teamMembers.userName })
    .from(declarations)
    .leftJoin(teamMembers, eq(teamMembers.userId, declarations.userId))
    .where(eq(declarations.appId, appId))
    .orderBy(desc(declarations.number))
    .limit(mostEarlier + 1)
  return rows.map(({ declaration, userName }) => ({ ...declaration, userName: userName ?? declaration.userId }))
}
