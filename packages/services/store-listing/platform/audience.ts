import { catalogDevices } from '@console-widgets/app-packages/platform/rows'
import type { calls } from '@console-widgets/store-listing/contract'
import { toldSize } from '@console-widgets/store-listing/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { findApp } from '@console-widgets/platform/tenancy/find-app'

/** Conditions that people of an app meet together. */
export interface AudienceConditions {
  appId: string
  /** Empty: all. */
  countries: readonly string[]
  /** Empty: all. */
  deviceTypes: readonly number[]
  /** Names of devices with their brand. Null: all; empty: none. */
  deviceNames: readonly string[] | null
  /** Used within the last days. */
  activeWithin: number | null
  /** Used on at least so many days. */
  usedDays: number | null
}

/** A person of an app, by their number among its people. */
export interface PanelMember {
  person: number
  country: string
  deviceName: string
}

declare module '@console-widgets/platform/calls/events' {
  interface PlatformQuestions {
    /** How many people of an app meet all conditions? No answer without stored events. */
    'store-listing.audience': {
      question: AudienceConditions & { time: number }
      answer: { size: number; total: number; day: string } | undefined
    }
    /** Which people of an app meet all conditions, in an order that follows from a text? No answer without people. */
    'store-listing.panel': {
      question: AudienceConditions & { order: string; without: readonly number[]; most: number }
      answer: { size: number; people: readonly PanelMember[] } | undefined
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
