import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/channels/v1/configs'

/** Every call of a channel sends the app's ID as a header (R147). */
const ofApp = { headers: ['appId'], spec: 'named' } as const

const define = defineCalls<typeof schemas>()

/** Calls of the area `channels`. */
export const calls = define({
  'channels.config.list': {
    ...ofApp,
    method: 'GET',
    path: base,
    title: 'List channels of an app',
    input: 'configListInput',
    output: 'channelConfigPage',
  },
  'channels.config.get': {
    ...ofApp,
    method: 'GET',
    path: `${base}/{configId}`,
    title: 'Get channel',
    input: 'configIdInput',
    output: 'channelConfig',
    headless: {
      usedBy: 'pipeline',
      why: 'A pipeline that builds the package of a channel reads its ID. Screens show what the list has.',
    },
  },
  'channels.config.create': {
    ...ofApp,
    method: 'POST',
    path: base,
    title: 'Create channel',
    permission: 'channels.manage',
    input: 'createConfigInput',
    output: 'channelConfig',
  },
  'channels.config.update': {
    ...ofApp,
    method: 'PUT',
    path: `${base}/{configId}`,
    title: 'Update channel',
    permission: 'channels.manage',
    input: 'updateConfigInput',
    output: 'channelConfig',
  },
  'channels.config.delete': {
    ...ofApp,
    method: 'DELETE',
    path: `${base}/{configId}`,
    title: 'Delete channel',
    permission: 'channels.manage',
    input: 'configIdInput',
  },
})
