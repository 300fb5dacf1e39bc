import { defineCalls } from '@console-widgets/contract'
import type * as schemas from './schemas.ts'

const base = '/ab-testing/v1'
const permission = 'ab-testing.edit'

/** Every call goes to the zone of the selected site (R71). The specification names operations without paths. */
const define = defineCalls<typeof schemas>({ follows: ['apps', 'remote-config'] })
const at = <const Path extends string>(path: Path) =>
  ({ zone: 'site', spec: 'named', path: `${base}/${path}` }) as const
const ours = <const Path extends string>(path: Path) =>
  ({ zone: 'site', spec: 'ours', path: `${base}/${path}` }) as const
const one = 'experiments/{experimentId}'

/** Calls of the area `ab-testing`. */
export const calls = define({
  'ab-testing.experiment.list': {
    ...at('apps/{appId}/experiments'),
    method: 'GET',
    title: 'List experiments',
    input: 'experimentListInput',
    output: 'experimentPage',
  },
  'ab-testing.experiment.create': {
    ...at('apps/{appId}/experiments'),
    permission,
    method: 'POST',
    title: 'Create experiment',
    input: 'createInput',
    output: 'experiment',
  },
  'ab-testing.experiment.get': {
    ...at(one),
    method: 'GET',
    title: 'Get experiment',
    input: 'experimentInput',
    output: 'experiment',
  },
  'ab-testing.experiment.update': {
    ...at(one),
    permission,
    method: 'PUT',
    title: 'Save experiment',
    input: 'updateInput',
    output: 'experiment',
  },
  'ab-testing.experiment.delete': {
    ...at(one),
    permission,
    method: 'DELETE',
    title: 'Delete experiment',
    confirm: 'dialog',
    input: 'experimentInput',
  },
  'ab-testing.experiment.start': {
    ...at(`${one}/start`),
    permission,
    method: 'POST',
    title: 'Start experiment',
    input: 'experimentInput',
    output: 'experiment',
  },
  'ab-testing.experiment.pause': {
    ...at(`${one}/pause`),
    permission,
    method: 'PUT',
    title: 'Pause or resume experiment',
    input: 'pauseInput',
    output: 'experiment',
  },
  'ab-testing.experiment.end': {
    ...at(`${one}/end`),
    permission,
    method: 'POST',
    title: 'End experiment',
    input: 'experimentInput',
    output: 'experiment',
  },
  'ab-testing.experiment.apply': {
    ...at(`${one}/apply`),
    permission: 'ab-testing.apply',
    method: 'POST',
    title: 'Publish values of a variant',
    input: 'applyInput',
    output: 'experiment',
  },
  'ab-testing.result.get': {
    ...ours(`${one}/result`),
    method: 'GET',
    title: 'Get result of experiment',
    input: 'experimentInput',
    output: 'result',
  },
  'ab-testing.segment.list': {
    ...ours(`${one}/segments`),
    method: 'GET',
    title: 'Get exploratory results of segments',
    input: 'experimentInput',
    output: 'segments',
  },
  'ab-testing.plan.get': {
    ...ours('apps/{appId}/plan'),
    method: 'GET',
    title: 'Get what experiments of an app can be planned with',
    input: 'planInput',
    output: 'planAnswer',
  },
  'ab-testing.metric.list': {
    ...ours('metrics'),
    method: 'GET',
    title: 'List metrics of experiments',
    output: 'metricList',
  },
})
