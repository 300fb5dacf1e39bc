import { catalogDevices } from '@console-widgets/app-packages/platform/rows'
import type { calls } from '@console-widgets/store-listing/contract'
import { toldSize } from '@console-widgets/store-listing/model'
import type { AudienceConditions } from '@console-widgets/platform/audience/questions'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { findApp } from '@console-widgets/platform/tenancy/find-app'

declare module '@console-widgets/platform/calls/events' {
  interface PlatformQuestions {
    /** How many people of an app meet all conditions? No answer without stored events. */
    'store-listing.audience': {
      question: AudienceConditions & { time: number }
      answer: { size: number; total: number; day: string } | undefined
    }
    /** How have people used an app from a day on? */
    'store-listing.use': {
      question: { appId: string; people: readonly number[]; from: string }
      answer: readonly { person: number; usedDays: number; lastDay: string | null; crashes: number }[]
    }
    /** Who installed an app from a day to another, and before? No answer without stored people. */
    'store-listing.installs': {
      question: { appId: string; before: string; from: string; to: string }
      answer: { installs: number; installsBefore: number; kept: number | null } | undefined
    }
    /** How many people of an app have which device? */
    'store-listing.devices': {
      question: { appId: string }
      answer: readonly { deviceName: string; people: number }[]
    }
  }
}

type AudienceCalls = Pick<typeof calls, 'store-listing.audience-size.evaluate' | 'store-listing.management-phone.list'>

/** Handlers of the size of an audience, and of its devices. */
export const audienceHandlers: Handlers<AudienceCalls> = {
  'store-listing.audience-size.evaluate': async (input, { db, now, services }) => {
    const { appId, countries = [], deviceTypes = [], activeWithin = null, usedDays = null } = input
    await findApp(db, appId)
    const question = { appId, countries, deviceTypes, deviceNames: null, activeWithin, usedDays, time: now() }
    const answers = await services.events.collectAnswers('store-listing.audience', question, { db })
    const known = answers.find((each) => each !== undefined)
    if (!known) return { size: null, total: null, dataTime: null }
    return { size: toldSize(known.size), total: toldSize(known.total), dataTime: known.day }
  },

  'store-listing.management-phone.list': async ({ appId }, { db, services }) => {
    await findApp(db, appId)
    const counted = (await services.events.collectAnswers('store-listing.devices', { appId }, { db })).flat()
    const total = counted.reduce((sum, { people }) => sum + people, 0)
    const peopleOf = new Map(counted.map(({ deviceName, people }) => [deviceName, people]))
    return {
      total: toldSize(total),
      phones: catalogDevices().map((phone) => {
        const people = peopleOf.get(`${phone.brand} ${phone.name}`) ?? 0
        return { ...phone, share: toldSize(people) === null ? null : people / total }
      }),
    }
  },
}
