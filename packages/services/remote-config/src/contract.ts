import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/remote-config/v1/projects/{projectId}'
const publish = { permission: 'remote-config.publish' } as const

/** Every call goes to the zone of the selected site (R71). */
const define = defineCalls<typeof schemas>({ follows: ['projects'] })
const at = <const Path extends string>(path: Path) =>
  ({ zone: 'site', spec: 'named', path: `${base}/${path}` }) as const

const ours = <const Path extends string>(path: Path) => ({ ...at(path), spec: 'ours' }) as const

/**
 * Calls of the area `remote-config`. Of the specified operations on a config, `create` publishes the caller's draft as
 * a new version, `update` saves the draft, and `discard`, its deletion, drops it.
 */
export const calls = define({
  'remote-config.config.get': {
    ...at('config'),
    method: 'GET',
    title: 'Get published config and own draft',
    follows: ['ab-testing'],
    input: 'projectInput',
    output: 'configAnswer',
  },
  'remote-config.config.update': {
    ...at('config'),
    ...publish,
    method: 'PUT',
    title: 'Save draft',
    input: 'updateInput',
    output: 'configAnswer',
  },
  'remote-config.config.discard': {
    ...at('config'),
    ...publish,
    method: 'DELETE',
    title: 'Discard draft',
    confirm: 'dialog',
    input: 'projectInput',
    output: 'configAnswer',
  },
  'remote-config.config.create': {
    ...at('config'),
    ...publish,
    method: 'POST',
    title: 'Publish',
    input: 'publishInput',
    output: 'configAnswer',
  },
  'remote-config.version.list': {
    ...at('versions'),
    method: 'GET',
    title: 'List versions',
    input: 'versionListInput',
    output: 'versionPage',
  },
  'remote-config.version.get': {
    ...at('versions/{version}'),
    spec: 'ours',
    method: 'GET',
    title: 'Get version with its template',
    input: 'versionInput',
    output: 'versionAnswer',
  },
  'remote-config.version.rollback': {
    ...at('versions/{version}/rollback'),
    ...publish,
    method: 'POST',
    title: 'Roll back to version',
    input: 'rollbackInput',
    output: 'configAnswer',
  },
  'remote-config.plan.list': {
    ...ours('plans'),
    method: 'GET',
    title: 'List scheduled versions',
    input: 'planListInput',
    output: 'planPage',
  },
  'remote-config.plan.get': {
    ...ours('plans/{planId}'),
    method: 'GET',
    title: 'Get scheduled version, and what stands in its way',
    follows: ['ab-testing'],
    input: 'planInput',
    output: 'planAnswer',
  },
  'remote-config.plan.create': {
    ...ours('plans'),
    ...publish,
    method: 'POST',
    title: 'Schedule the draft for a time',
    input: 'scheduleInput',
    output: 'plan',
  },
  'remote-config.plan.update': {
    ...ours('plans/{planId}'),
    ...publish,
    method: 'PUT',
    title: 'Change time and note of a scheduled version',
    input: 'planUpdateInput',
    output: 'plan',
  },
  'remote-config.plan.cancel': {
    ...ours('plans/{planId}/cancel'),
    ...publish,
    method: 'POST',
    title: 'Cancel scheduled version',
    confirm: 'dialog',
    input: 'planInput',
    output: 'plan',
  },
  'remote-config.plan.edit': {
    ...ours('plans/{planId}/edit'),
    ...publish,
    method: 'POST',
    title: 'Take scheduled version back as a draft',
    input: 'planInput',
    output: 'configAnswer',
  },
  'remote-config.report.get': {
    ...at('report'),
    method: 'GET',
    title: 'Get fetches of versions and conditions',
    input: 'reportInput',
    output: 'reportAnswer',
  },
  'remote-config.parameter.update': {
    ...ours('parameters/{key}'),
    ...publish,
    method: 'PUT',
    title: 'Set owner and lock of parameter',
    input: 'guardInput',
    output: 'configAnswer',
  },
  'remote-config.reach.get': {
    ...ours('reach'),
    method: 'GET',
    title: 'Estimate whom conditions and the draft reach',
    input: 'projectInput',
    output: 'reachAnswer',
  },
  'remote-config.prediction.list': {
    ...at('predictions'),
    method: 'GET',
    title: 'List audiences with their rules',
    input: 'projectInput',
    output: 'audienceAnswer',
  },
  'remote-config.attribute.list': {
    ...at('attributes'),
    method: 'GET',
    title: 'List attributes that apps have sent',
    input: 'versionListInput',
    output: 'attributePage',
  },
})
