import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/amis/beta-manage/v1'

/** Calls of a tester: a signed-in person of any team, whom the link’s code admits to the team of the test (R13). */
const ofTester = { method: 'POST', auth: 'session', guard: 'secret', personal: true, input: 'invitationInput' } as const

// A test is a version, and is shown with its app.
const define = defineCalls<typeof schemas>({ follows: ['apps', 'versions'] })

/** Calls of the area `beta`. */
export const calls = define({
  'beta.open-test.get': {
    spec: 'ours',
    auth: 'anonymous',
    method: 'GET',
    path: `${base}/open-test/{invitationCode}`,
    title: 'Get the open test of a link',
    input: 'openTestInput',
    output: 'openTest',
  },
  'beta.own-subscription.get': {
    ...ofTester,
    spec: 'ours',
    effect: 'read',
    path: `${base}/own-subscription`,
    title: 'Get own place in a test',
    output: 'ownSubscription',
  },
  'beta.invite.subscribe': {
    ...ofTester,
    spec: 'named',
    path: `${base}/invite/subscribe`,
    title: 'Subscribe to invite',
    output: 'ownSubscription',
  },
  'beta.invite.unsubscribe': {
    ...ofTester,
    spec: 'named',
    path: `${base}/invite/unsubscribe`,
    title: 'Unsubscribe from invite',
    confirm: 'click',
    output: 'ownSubscription',
  },
  'beta.build.download': {
    ...ofTester,
    spec: 'ours',
    path: `${base}/build`,
    title: 'Download the build of a test',
    output: 'buildAddress',
  },
  'beta.test.list': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/test/list`,
    title: 'List open tests',
    input: 'testListInput',
    output: 'testPage',
  },
  'beta.test.get': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/test`,
    title: 'Get open test',
    input: 'testInput',
    output: 'testAnswer',
  },
  'beta.subscription.list': {
    spec: 'ours',
    method: 'GET',
    path: `${base}/subscription/list`,
    title: 'List testers of an open test',
    input: 'subscriptionListInput',
    output: 'subscriptionPage',
  },
  'beta.subscription.remove': {
    spec: 'ours',
    method: 'DELETE',
    path: `${base}/subscription/{subscriptionId}`,
    title: 'Remove tester from an open test',
    permission: 'beta.manage',
    input: 'subscriptionIdInput',
  },
  'beta.test-task-config.get': {
    method: 'GET',
    path: `${base}/test-task-config`,
    title: 'Get test task config',
    output: 'testTaskConfig',
    headless: {
      usedBy: 'pipeline',
      why: 'A pipeline that creates tests reads their limits first. Screens know them from the model.',
    },
  },
})
