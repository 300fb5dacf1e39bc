import { defineTag } from '@console-widgets/ui/tag'
import { locales } from './generated/locales.ts'

const alarmId = { kind: 'string', description: 'ID of the rule.' } as const

/** Tags of the area `alarms`. */
export const tags = [
  defineTag({
    tag: 'cw-alarms',
    title: 'Alerts',
    description: 'The alerts that fire, and the rules of a team or an app: create, start, stop, mute, copy, delete.',
    properties: { appId: { kind: 'string', description: 'ID of the app. Default: all apps.' } },
    locales: [locales],
    load: () => import('./views/alarm-list.tsx'),
  }),
  defineTag({
    tag: 'cw-alarm-history',
    title: 'Alert history',
    description: 'Changes of the rules’ states, with the values at that time: filter, handle with a note.',
    properties: { appId: { kind: 'string', description: 'ID of the app. Default: all apps.' } },
    locales: [locales],
    load: () => import('./views/alarm-history.tsx'),
  }),
  defineTag({
    tag: 'cw-alarm',
    title: 'Alert rule',
    description: 'One rule: its values, when it has fired, its history, and its evaluations.',
    properties: { alarmId },
    locales: [locales],
    load: () => import('./views/alarm-page.tsx'),
  }),
  defineTag({
    tag: 'cw-create-alarm',
    title: 'New alert rule',
    description: 'The editor of a new rule, with a chart that shows when it would have fired.',
    properties: { appId: { kind: 'string', description: 'ID of the app. Default: the user chooses.' } },
    locales: [locales],
    load: () => import('./views/create-alarm.tsx'),
  }),
  defineTag({
    tag: 'cw-edit-alarm',
    title: 'Alert rule editor',
    description: 'The editor of a rule, with a chart that shows when it would have fired.',
    properties: { alarmId },
    locales: [locales],
    load: () => import('./views/edit-alarm.tsx'),
  }),
]
