import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/release/store-front'

/** Names that teams have given variants of material tests, by ID. */
export async function namesOfVariants(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
  variantIds: readonly string[],
): Promise<Record<string, string>> {
  if (variantIds.length === 0) return {}
  const answers = await events.collectAnswers('store-front.variant-names', { variantIds }, { db })
  return Object.assign({}, ...answers) as Record<string, string>
}
