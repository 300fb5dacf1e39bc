import { defineCalls } from '@console-widgets/contract'
import type * as schemas from '../schemas.ts'

const base = '/amis/app-series-manage/v1'
const manage = { method: 'POST', permission: 'apps.manage', output: 'seriesAnswer' } as const
const read = { method: 'POST', effect: 'read' } as const

/** Calls of the area `app-series`, apart from those of apps, which every list of apps loads. */
export const seriesCalls = defineCalls<typeof schemas>({ follows: ['apps', 'versions'] })({
  'app-series.action.query': {
    ...read,
    path: `${base}/double-single/action/query`,
    title: 'Query series action',
    input: 'seriesOfAppInput',
    output: 'seriesOfAppAnswer',
  },
  'app-series.series.create': {
    ...manage,
    path: `${base}/double-single/action/create-series`,
    title: 'Create series',
    input: 'createSeriesInput',
  },
  'app-series.action.set': {
    ...manage,
    path: `${base}/double-single/action/set`,
    title: 'Set series action',
    input: 'setSeriesInput',
  },
  'app-series.action.add': {
    ...manage,
    path: `${base}/double-single/action/add`,
    title: 'Add series action',
    input: 'seriesMemberInput',
  },
  'app-series.action.delete': {
    ...manage,
    path: `${base}/double-single/action/delete`,
    title: 'Delete series action',
    confirm: 'click',
    input: 'seriesMemberInput',
  },
  'app-series.series.delete': {
    method: 'POST',
    effect: 'destroy',
    permission: 'apps.manage',
    path: `${base}/double-single/action/series/delete`,
    title: 'Delete series',
    input: 'seriesIdInput',
  },
  'app-series.optional-list.query': {
    ...read,
    path: `${base}/double-single/optional-list/query-by-cond`,
    title: 'Query optional list by condition',
    input: 'seriesSelectableInput',
    output: 'appPage',
    headless: {
      usedBy: 'pipeline',
      why: 'Screens ask for the same apps by apps.app-series-selectable.list',
    },
  },
  'app-series.app-private-phase-info.query': {
    ...read,
    path: `${base}/app-private-phase-info`,
    title: 'Query app private phase info',
    input: 'phaseInfoInput',
    output: 'phaseInfoAnswer',
  },
})
