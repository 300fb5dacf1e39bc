import { calls as appCalls } from '@console-widgets/apps/contract'
import { calls as priceCalls } from '@console-widgets/pricing/contract'
import { planPrices, utcDay } from '@console-widgets/pricing/model'
import { calls as documentCalls } from '@console-widgets/qualification/contract'
import { calls } from '@console-widgets/versions/contract'
import { storeStates } from '@console-widgets/versions/model'
import { day } from '@console-widgets/platform/clock/durations'
import { makePdf } from '@console-widgets/platform/demo/make-pdf'
import { rateApp } from '@console-widgets/sandbox/testing/rate-app'
import { refused } from '@console-widgets/sandbox/testing/refused'
import { uploadBytes } from '@console-widgets/sandbox/testing/upload'
import type { VersionWorld } from './world.ts'

/** What decides where an app is available: a model of the platform, which knows nothing of its tables. */
export interface ShelfModel {
  appId: string
  /** Countries that the rating refuses. */
  refused: readonly string[]
  /** Whether the app offers news, for which China asks for a license. */
  isNews: boolean
  /** When the license ends. */
  licensedUntil: number
  /** Countries that the ladder of prices doesn’t reach. */
  unpriced: readonly string[]
  /** Countries of the live version, and those of the open one. */
  live: readonly string[]
  open: readonly string[] | undefined
}

/** What an action has led to, where it can lead to several things. */
type Outcome = 'released' | 'refused' | 'removed' | undefined

/** Countries where something is in the way at a time. The demo team hasn’t signed the agreement for Japan. */
export function blockedIn({ refused: rated, isNews, licensedUntil, unpriced }: ShelfModel, time: number): string[] {
  return ['JP', ...rated, ...unpriced, ...(isNews && time >= licensedUntil ? ['CN'] : [])]
}

/** Base prices in cents: one that all countries have, and one that is beyond the ladder of some. */
const prices = [499, 249_999] as const

/** A paid app, and everything that can be done with where it is available. */
export async function createShelf(
  world: VersionWorld,
  pick: <T>(values: readonly T[]) => T,
  whole: (from: number, to: number) => number,
) {
  const appId = await world.newApp()
  const [price] = prices
  const invoke: VersionWorld['console']['invoke'] = (...given) => world.console.invoke(...given)
  await invoke(appCalls['apps.app.update'], { appId, isFree: false, price, currency: 'EUR' })
  const recordNumber = '京ICP备20260001号-1A'
  await invoke(documentCalls['qualification.recordal.check'], { appId, recordNumber })
  await world.pass(10)

  // Automatic prices keep the rates of the day on which they were first set.
  const rateDay = utcDay(world.clock.now())
  /** Countries without a price, given the base price in Germany. */
  const withoutPrice = (base: number) => {
    const plan = { base: { country: 'DE', currency: 'EUR', price: base }, manual: {}, rateDay }
    return planPrices(plan, utcDay(world.clock.now())).flatMap((each) => (each.price === null ? each.country : []))
  }
  const countries = ['BR', 'CN', 'DE', 'JP', 'KR', 'RU', ...withoutPrice(prices[1]).slice(0, 2)].toSorted()
  const model: ShelfModel = {
    ...{ appId, refused: [], isNews: false, licensedUntil: 0, unpriced: [], live: [], open: undefined },
  }
  let openId = ''
  let liveId = ''
  let code = 0

  const draft = async () => {
    code += 1
    openId = (await world.completeDraft(appId, {}, code)).versionId
    model.open = ['CN', 'DE']
  }
  const declareNews = async (isNews: boolean) => {
    const features = isNews ? (['news'] as const) : []
    await invoke(documentCalls['qualification.feature.update'], { appId, features: [...features] })
    model.isNews = isNews
  }
  /** A license that is valid today and tomorrow. */
  const license = async () => {
    const now = world.clock.now()
    const expireTime = utcDay(now + day)
    const number = `NW-${now}`
    const content = makePdf(['Northwind Studio', number, expireTime])
    const objectId = await uploadBytes(world.console, 'license.pdf', content)
    const form = { qualificationCode: 'cn-news-license', validityType: 0, startTime: utcDay(now), expireTime } as const
    const qualificationInfos = [{ ...form, number, qualificationFileInfos: [{ objectId }] }]
    await invoke(documentCalls['qualification.review-task.create'], { appId, tagId: 'news', qualificationInfos })
    await world.pass(8)
    model.licensedUntil = Date.parse(expireTime) + day
  }

  const acts = {
    async rate(): Promise<Outcome> {
      const isGambling = pick([true, false])
      await rateApp(world.console, appId, isGambling ? { 'real-gambling': 1 } : {})
      model.refused = isGambling ? ['CN', 'KR'] : []
      return undefined
    },
    async select(): Promise<Outcome> {
      if (!model.open) return void (await draft())
      const publishCountry = countries.filter(() => whole(0, 1) === 1)
      if (publishCountry.length === 0) return undefined
      await world.update({ appId, versionId: openId }, { publishCountry })
      model.open = publishCountry
      return undefined
    },
    /** The next thing that can happen to the license: it is needed, granted, and ends, or isn’t needed anymore. */
    async qualify(): Promise<Outcome> {
      const now = world.clock.now()
      if (!model.isNews) await declareNews(true)
      else if (now >= model.licensedUntil) await license()
      else if (pick([true, false])) await declareNews(false)
      else await world.passUntil(model.licensedUntil + 60_000)
      return undefined
    },
    async price(): Promise<Outcome> {
      const { revision } = await invoke(priceCalls['pricing.product-price.get'], { appId })
      const base = pick(prices)
      const basePrice = (base / 100).toFixed(2)
      await invoke(priceCalls['pricing.price-change.create'], { appId, revision, basePrice })
      model.unpriced = withoutPrice(base)
      return undefined
    },
    /** The developer unpublishes the live version, or the platform takes it away. */
    async remove(): Promise<Outcome> {
      // Now and then: most of the time, the app is live.
      if (model.live.length === 0 || pick([true, true, true, false])) return undefined
      if (pick([true, false])) await world.force(liveId, { releaseState: storeStates.removed })
      else {
        const reason = 'The charts are being drawn again.'
        await invoke(calls['versions.shelf-off.submit'], { appId, versionId: liveId, reason })
        await world.pass(12)
      }
      model.live = []
      return 'removed'
    },
    async release(): Promise<Outcome> {
      if (!model.open) return void (await draft())
      const { open, isNews, licensedUntil, unpriced } = model
      const isUnlicensed = isNews && world.clock.now() >= licensedUntil && open.includes('CN')
      const override = { reason: 'These countries come first' }
      const submit = invoke(calls['versions.on-shelf.submit'], { appId, versionId: openId, override })
      if (isUnlicensed || unpriced.some((country) => open.includes(country))) {
        await refused(submit)
        return 'refused'
      }
      await submit
      await world.pass(12)
      liveId = openId
      Object.assign(model, { live: open, open: undefined })
      return 'released'
    },
  }
  return { model, acts }
}
