import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import {
  activityListFields,
  journeyListFields,
  signatureListFields,
  smsTemplateListFields,
  thirdPartyListFields,
} from './model.ts'

/** An activity. */
export type Activity = ItemOf<(typeof calls)['recall.activity.list']>
/** What an activity or a journey has brought about. */
export type Result = AnswerOf<(typeof calls)['recall.activity-result.get']>
/** A journey. */
export type Journey = ItemOf<(typeof calls)['campaigns.journey.list']>
/** Where the people of a journey are. */
export type JourneyCounts = AnswerOf<(typeof calls)['campaigns.journey-count.get']>
/** What would have happened to stored people. */
export type Simulation = AnswerOf<(typeof calls)['campaigns.journey.simulate']>
export type SmsTemplate = ItemOf<(typeof calls)['recall.sms-template.list']>
export type SmsSignature = ItemOf<(typeof calls)['recall.sms-signature.list']>
export type ThirdPartyTemplate = ItemOf<(typeof calls)['recall.third-party-template.list']>

/** Activities of an app. */
export function activitiesData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    activities: list(calls['recall.activity.list'], {
      id: 'recall.activities',
      key: 'campaignId',
      fields: activityListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['recall.activity.create']),
    remove: mutation(calls['recall.activity.delete']),
  }
}

/** Milliseconds between two looks at what is being reviewed. */
const whileReviewed = 2000

/** One activity, with what changes it. */
export function activityData(console: Console, _place: Place, campaignId: string) {
  const { query, mutation } = dataOf(console)
  return {
    activity: query(
      calls['recall.activity.get'],
      { campaignId },
      { every: ({ state }) => (state === 'auditing' ? whileReviewed : undefined) },
    ),
    update: mutation(calls['recall.activity.update']),
    setStatus: mutation(calls['recall.activity-status.update']),
    remove: mutation(calls['recall.activity.delete']),
  }
}

/** What an activity has brought about. */
export function resultData(console: Console, _place: Place, campaignId: string) {
  return { result: dataOf(console).query(calls['recall.activity-result.get'], { campaignId }) }
}

/** Whom an audience that is edited would reach. */
export function audienceData(console: Console, _place: Place, question: string) {
  return {
    audience: dataOf(console).query(
      calls['recall.audience.get'],
      JSON.parse(question) as InputOf<(typeof calls)['recall.audience.get']>,
    ),
  }
}

/** Most templates and signatures that forms offer. */
const offered = { fromRecCount: 1, maxReqCount: 100 } as const

/** Templates and signatures that an app can send. */
export function sendablesData(console: Console, _place: Place, appId: string) {
  const { query } = dataOf(console)
  return {
    templates: query(calls['recall.sms-template.list'], { appId, ...offered }),
    signatures: query(calls['recall.sms-signature.list'], { appId, ...offered }),
    thirdParty: query(calls['recall.third-party-template.list'], { appId, ...offered }),
    targets: query(calls['recall.target.list'], { appId }),
  }
}

/** In-app messages that steps of an app can lead to. */
export const stepMessagesData = (console: Console, _place: Place, appId: string) => ({
  messages: dataOf(console).query(calls['campaigns.step-message.list'], { appId }),
})

/** SMS templates of an app. */
export function smsTemplatesData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    templates: list(calls['recall.sms-template.list'], {
      id: 'recall.smsTemplates',
      key: 'templateId',
      fields: smsTemplateListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['recall.sms-template.create']),
    update: mutation(calls['recall.sms-template.update']),
    remove: mutation(calls['recall.sms-template.delete']),
  }
}

/** One SMS template. */
export const smsTemplateData = (console: Console, _place: Place, templateId: string) => ({
  template: dataOf(console).query(calls['recall.sms-template.get'], { templateId }),
})

/** Signatures of an app. */
export function signaturesData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    signatures: list(calls['recall.sms-signature.list'], {
      id: 'recall.signatures',
      key: 'signatureId',
      fields: signatureListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['recall.sms-signature.create']),
    update: mutation(calls['recall.sms-signature.update']),
    remove: mutation(calls['recall.sms-signature.delete']),
  }
}

/** One signature. */
export const signatureData = (console: Console, _place: Place, signatureId: string) => ({
  signature: dataOf(console).query(calls['recall.sms-signature.get'], { signatureId }),
})

/** Third-party templates of an app. */
export function thirdPartyData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    templates: list(calls['recall.third-party-template.list'], {
      id: 'recall.thirdParty',
      key: 'templateId',
      fields: thirdPartyListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['recall.third-party-template.create']),
    update: mutation(calls['recall.third-party-template.update']),
    remove: mutation(calls['recall.third-party-template.delete']),
  }
}

/** One third-party template. */
export const thirdPartyTemplateData = (console: Console, _place: Place, templateId: string) => ({
  template: dataOf(console).query(calls['recall.third-party-template.get'], { templateId }),
})

/** Journeys of an app. */
export function journeysData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    journeys: list(calls['campaigns.journey.list'], {
      id: 'recall.journeys',
      key: 'journeyId',
      fields: journeyListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['campaigns.journey.create']),
    remove: mutation(calls['campaigns.journey.delete']),
  }
}

/** One journey, with what changes it. */
export function journeyData(console: Console, _place: Place, journeyId: string) {
  const { query, mutation } = dataOf(console)
  return {
    journey: query(calls['campaigns.journey.get'], { journeyId }),
    update: mutation(calls['campaigns.journey.update']),
    execute: mutation(calls['campaigns.journey.execute']),
    stop: mutation(calls['campaigns.journey.stop']),
    simulate: mutation(calls['campaigns.journey.simulate']),
    remove: mutation(calls['campaigns.journey.delete']),
  }
}

/** Milliseconds between two looks at a journey with people inside. */
const whileInside = 15_000

/** Where the people of a journey are. */
export const journeyCountsData = (console: Console, _place: Place, journeyId: string) => ({
  counts: dataOf(console).query(
    calls['campaigns.journey-count.get'],
    { journeyId },
    { every: ({ ends }) => (ends.inside > 0 ? whileInside : undefined) },
  ),
})

/** What is wrong with steps that are edited. */
export function journeyProblemsData(console: Console, _place: Place, question: string) {
  return {
    found: dataOf(console).query(
      calls['campaigns.journey-problem.list'],
      JSON.parse(question) as InputOf<(typeof calls)['campaigns.journey-problem.list']>,
    ),
  }
}

/** People on a version of a journey who came to a node. */
export const journeyPeopleData = (
  console: Console,
  _place: Place,
  journeyId: string,
  nodeId: string,
  version: number,
) => ({
  found: dataOf(console).query(calls['campaigns.journey-person.list'], { journeyId, nodeId, version }),
})

/** The path of a person through a journey. */
export const journeyPathData = (console: Console, _place: Place, journeyId: string, person: number) => ({
  path: dataOf(console).query(calls['campaigns.journey-person.get'], { journeyId, person }),
})
