import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import type {} from '@console-widgets/platform/release/available-countries'

/** Whether what a row is about was sold, and isn't anymore. */
export type IsOffSale = (keys: Readonly<Record<string, string>>) => boolean

/**
 * Tells rows of products that are no longer for sale. A row belongs to its own app, or to those that the report is
 * limited to, or to all, of which none may sell the product. Numbers that only events know are neither.
 */
export async function productsOffSale(
  db: Queries,
  { events }: Pick<PlatformParts, 'events'>,
  productNos: readonly string[],
  appIds: readonly string[],
): Promise<IsOffSale> {
  if (productNos.length === 0) return () => false
  const known = (await events.collectAnswers('release.products', { productNos }, { db })).flat()
  return ({ productId, appId }) => {
    const among = appId === undefined ? appIds : [appId]
    const sellers = known.filter(
      (each) => each.productNo === productId && (among.length === 0 || among.includes(each.appId)),
    )
    return sellers.length > 0 && sellers.every(({ isOnSale }) => !isOnSale)
  }
}
