import { desc, eq } from 'drizzle-orm'
import type { Queries } from '@console-widgets/platform/database/connection'
import { declarations } from './tables.ts'

/** A confirmed declaration as stored. */
export type DeclarationRow = typeof declarations.$inferSelect

/** The declaration of an app that counts: the last one. */
export async function newestDeclaration(db: Queries, appId: string): Promise<DeclarationRow | undefined> {
  const [row] = await db
    .select()
    .from(declarations)
    .where(eq(declarations.appId, appId))
    .orderBy(desc(declarations.number))
    .limit(1)
  return row
}
