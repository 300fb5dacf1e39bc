import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/app-messaging/v1'
const permission = 'app-messaging.manage'

/** Every call goes to the zone of the selected site (R71). The specification names operations without paths. */
const define = defineCalls<typeof schemas>({ follows: ['apps'] })
const at = <const Path extends string>(path: Path) =>
  ({ zone: 'site', spec: 'named', path: `${base}/${path}` }) as const
const one = 'messages/{messageId}'

/** Calls of the area `app-messaging`. The URLs for apps are in the platform half. */
export const calls = define({
  'app-messaging.message.list': {
    ...at('apps/{appId}/messages'),
    method: 'GET',
    title: 'List messages',
    input: 'messageListInput',
    output: 'messagePage',
  },
  'app-messaging.message.create': {
    ...at('apps/{appId}/messages'),
    permission,
    method: 'POST',
    title: 'Create message',
    input: 'createInput',
    output: 'message',
  },
  'app-messaging.message.get': {
    ...at(one),
    method: 'GET',
    title: 'Get message',
    input: 'messageInput',
    output: 'message',
  },
  'app-messaging.message.update': {
    ...at(one),
    permission,
    method: 'PUT',
    title: 'Save message',
    input: 'updateInput',
    output: 'message',
  },
  'app-messaging.message.delete': {
    ...at(one),
    permission,
    method: 'DELETE',
    title: 'Delete message',
    confirm: 'dialog',
    input: 'messageInput',
  },
  'app-messaging.message-status.update': {
    ...at(`${one}/status`),
    permission,
    method: 'PUT',
    title: 'Publish, stop, or end message',
    input: 'statusInput',
    output: 'message',
  },
  'app-messaging.message-report.get': {
    ...at('apps/{appId}/message-report'),
    method: 'GET',
    title: 'Get report of messages',
    follows: ['reports'],
    input: 'reportInput',
    output: 'reportAnswer',
  },
  'app-messaging.version.list': {
    ...at(`${one}/versions`),
    spec: 'ours',
    method: 'GET',
    title: 'List versions of message',
    input: 'messageInput',
    output: 'versions',
  },
  'app-messaging.test.list': {
    ...at(`${one}/tests`),
    spec: 'ours',
    method: 'GET',
    title: 'List tests of message',
    input: 'messageInput',
    output: 'tests',
  },
  'app-messaging.test.create': {
    ...at(`${one}/tests`),
    spec: 'ours',
    permission,
    method: 'POST',
    title: 'Send message to device',
    input: 'testInput',
    output: 'test',
  },
  'app-messaging.test-page.get': {
    ...at(`${one}/test-page`),
    spec: 'ours',
    method: 'GET',
    title: 'Get address of test page',
    input: 'messageInput',
    output: 'testPage',
  },
  'app-messaging.event.list': {
    ...at('apps/{appId}/message-events'),
    spec: 'ours',
    method: 'GET',
    title: 'List the app’s own events',
    follows: ['reports'],
    input: 'eventsInput',
    output: 'ownEvents',
  },
  'app-messaging.target.list': {
    ...at('apps/{appId}/message-targets'),
    spec: 'ours',
    method: 'GET',
    title: 'List addresses that buttons can lead to',
    follows: ['links', 'questionnaires', 'store-experiments'],
    input: 'targetsInput',
    output: 'offeredTargets',
  },
  'app-messaging.reach.get': {
    ...at('apps/{appId}/message-reach'),
    spec: 'ours',
    method: 'POST',
    effect: 'read',
    title: 'Get reach and conflicts of message',
    input: 'estimateInput',
    output: 'estimateAnswer',
  },
})
