import type { Availability } from '@console-widgets/versions/schemas'
import type { Context } from '@console-widgets/platform/calls/handler'
import type {} from '@console-widgets/platform/release/available-countries'

/** Promotions of an app that are on or planned, in this order, each by its beginning. */
export async function promotionsOf(
  { db, services }: Pick<Context, 'db' | 'services'>,
  appId: string,
): Promise<Availability['promotions']> {
  const known = (await services.events.collectAnswers('release.promotions', { appId }, { db })).flat()
  return known
    .filter(({ state }) => state !== 'offline')
    .toSorted((one, other) =>
      one.state === other.state ? one.startTime - other.startTime : one.state === 'online' ? -1 : 1,
    )
    .map(({ promotionId, name, state, percent, products, countries, startDay, endDay }) => ({
      promotionId,
      name,
      isOn: state === 'online',
      percent,
      products,
      countries,
      startDay,
      endDay,
    }))
}
