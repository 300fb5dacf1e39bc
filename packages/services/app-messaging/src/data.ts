import type { AnswerOf, InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { dataOf, type ItemOf, type Place } from '@console-widgets/data'
import { calls } from './contract.ts'
import { messageListFields } from './model.ts'

/** A message. */
export type Message = ItemOf<(typeof calls)['app-messaging.message.list']>
/** The report of messages. */
export type Report = AnswerOf<(typeof calls)['app-messaging.message-report.get']>
/** Whom an audience reaches, and what else appears at a trigger. */
export type Estimate = AnswerOf<(typeof calls)['app-messaging.reach.get']>
/** What an estimate is about. */
export type EstimateInput = InputOf<(typeof calls)['app-messaging.reach.get']>

/** A published version of a message. */
export type MessageVersion = AnswerOf<(typeof calls)['app-messaging.version.list']>['items'][number]
/** A message that was sent to one device. */
export type MessageTest = AnswerOf<(typeof calls)['app-messaging.test.list']>['items'][number]

/** Tests are shown at any moment: they are read again, in milliseconds. */
const freshFor = 5000

/** Messages of an app. */
export function messagesData(console: Console, place: Place, appId: string) {
  const { list, mutation } = dataOf(console)
  return {
    messages: list(calls['app-messaging.message.list'], {
      id: 'app-messaging.messages',
      key: 'messageId',
      fields: messageListFields,
      place,
      input: { appId },
    }),
    create: mutation(calls['app-messaging.message.create']),
    remove: mutation(calls['app-messaging.message.delete']),
  }
}

/** One message, with what changes it. */
export function messageData(console: Console, _place: Place, messageId: string) {
  const { query, mutation } = dataOf(console)
  return {
    message: query(calls['app-messaging.message.get'], { messageId }),
    update: mutation(calls['app-messaging.message.update']),
    setStatus: mutation(calls['app-messaging.message-status.update']),
    remove: mutation(calls['app-messaging.message.delete']),
  }
}

/** The published versions of a message. */
export function versionsData(console: Console, _place: Place, messageId: string) {
  return { versions: dataOf(console).query(calls['app-messaging.version.list'], { messageId }) }
}

/** The devices that a message was sent to. */
export function testsData(console: Console, _place: Place, messageId: string) {
  const { query, mutation } = dataOf(console)
  return {
    tests: query(calls['app-messaging.test.list'], { messageId }, { every: () => freshFor }),
    send: mutation(calls['app-messaging.test.create']),
  }
}

/** Where a message can be looked at on any device. */
export function testPageData(console: Console, _place: Place, messageId: string) {
  return { page: dataOf(console).query(calls['app-messaging.test-page.get'], { messageId }) }
}

/** Events that an app itself reports. */
export function ownEventsData(console: Console, _place: Place, appId: string) {
  return { events: dataOf(console).query(calls['app-messaging.event.list'], { appId }) }
}

/** Addresses that buttons can lead to. */
export function targetsData(console: Console, _place: Place, appId: string) {
  return { targets: dataOf(console).query(calls['app-messaging.target.list'], { appId }) }
}

/** The report of an app’s messages, or of one of them. */
export function reportData(console: Console, _place: Place, appId: string, messageId?: string) {
  return {
    report: dataOf(console).query(calls['app-messaging.message-report.get'], {
      appId,
      ...(messageId === undefined ? {} : { messageId }),
    }),
  }
}

/** What a message that is edited would reach. */
export function estimateData(console: Console, _place: Place, question: string) {
  return {
    estimate: dataOf(console).query(calls['app-messaging.reach.get'], JSON.parse(question) as EstimateInput),
  }
}
