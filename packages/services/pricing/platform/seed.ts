import { eq } from 'drizzle-orm'
import {
  addDays,
  priceCountries,
  unionCountries,
  utcDay,
  type BasePrice,
  type Day,
} from '@console-widgets/pricing/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { day } from '@console-widgets/platform/clock/durations'
import type { Seed } from '@console-widgets/platform/demo/seed-context'
import { demoTeamId } from '@console-widgets/platform/rights/demo-team'
import { apps } from '@console-widgets/platform/tenancy/tables'
import { baseOfApp, changeNow, startPrices } from './change-prices.ts'
import { planPromotion, type PromotionRow } from './promotion-rows.ts'
import { schedulePromotion } from './promotion-actors.ts'
import { watchRates } from './proposal-actors.ts'
import { products, promotionPrices, promotions } from './tables.ts'

/** Prices of all paid apps; the demo team's notebook has some chosen by hand, products, and promotions. */
export async function seedPrices(seed: Seed): Promise<void> {
  const { db, now } = seed
  for (const app of await db.select().from(apps)) {
    const base = baseOfApp(app)
    if (base === null) continue
    const priced = Math.max(app.createTime, now - 80 * day)
    const context = { db, teamId: app.teamId, now: () => priced }
    await startPrices(context, { itemId: app.appId, appId: app.appId }, base)
    if (app.teamId === demoTeamId && app.appName === 'Margin Notes')
      await seedNotebook(seed, app.appId, base, utcDay(priced))
    await watchRates(db, app.teamId, now)
    await db.update(apps).set({ updateTime: app.updateTime }).where(eq(apps.appId, app.appId))
  }
}

/** Products of the notebook, with their prices in hundredths of the euro. */
const notebookProducts = [
  ['notes.sync.month', 'Sync, one month', 199, '1M'],
  ['notes.sync.year', 'Sync, one year', 1999, '1Y'],
  ['notes.paper', 'Paper styles', 299, null],
] as const

async function seedNotebook({ db, services, now }: Seed, appId: string, base: BasePrice, rateDay: Day): Promise<void> {
  const created = now - 60 * day
  const manual = {
    JP: { currency: 'JPY', price: 700 },
    CH: { currency: 'CHF', price: 490 },
    IN: { currency: 'INR', price: 19_900 },
  }
  const context = { db, teamId: demoTeamId, now: () => now - 50 * day }
  await changeNow(context, { itemId: appId, appId }, { base, manual, rateDay }, 2)
  for (const [productNo, productName, price, subPeriod] of notebookProducts) {
    const productId = `${appId}-${productNo.replaceAll('.', '-')}`
    await db.insert(products).values({
      teamId: demoTeamId,
      productId,
      appId,
      productNo,
      productName,
      productDesc: '',
      purchaseType: subPeriod === null ? 'non_consumable' : 'auto_subscription',
      status: productNo === 'notes.paper' ? 'inactive' : 'active',
      defaultLocale: 'en-US',
      languages: [],
      subGroupId: subPeriod === null ? null : 'sync',
      subPeriod,
      createTime: created,
      updateTime: created,
    })
    await startPrices({ ...context, now: () => created }, { itemId: productId, appId }, { ...base, price })
  }
  await seedPromotion({ db, services, now: now - 5 * day }, appId, {
    promotionId: 'promotion-spring',
    name: 'Spring sale',
    countries: [...unionCountries],
    percent: 30,
    startDay: addDays(utcDay(now), -3),
    endDay: addDays(utcDay(now), 11),
    state: 'online',
  })
  await seedPromotion({ db, services, now: now - day }, appId, {
    promotionId: 'promotion-summer',
    name: 'Summer sale',
    countries: priceCountries.map(({ country }) => country).filter((country) => !unionCountries.includes(country)),
    percent: 40,
    startDay: addDays(utcDay(now), 90),
    endDay: addDays(utcDay(now), 104),
    state: 'draft',
  })
}

type DemoPromotion = Pick<
  PromotionRow,
  'promotionId' | 'name' | 'countries' | 'percent' | 'startDay' | 'endDay' | 'state'
>

async function seedPromotion(
  { db, services, now }: Pick<Seed, 'services' | 'now'> & { db: Queries },
  appId: string,
  demo: DemoPromotion,
): Promise<void> {
  const { prices, ...times } = await planPromotion(db, { ...demo, appId, productNos: [] }, now)
  const row = { ...demo, ...times, teamId: demoTeamId, appId, productNos: [], createTime: now, updateTime: now }
  await db.insert(promotions).values(row)
  const { promotionId } = demo
  await db.insert(promotionPrices).values(prices.map((price) => ({ ...price, teamId: demoTeamId, promotionId })))
  await schedulePromotion(db, services, row)
}
