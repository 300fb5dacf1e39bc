import type { Rule } from '@console-widgets/conditions'
import type { NamedCondition, Parameter, Template } from '@console-widgets/remote-config/model'

const rule = (subject: Rule['subject'], operator: Rule['operator'], values: string[], name = ''): Rule => ({
  subject,
  name,
  operator,
  values,
})
const all = (name: string, ...allOf: Rule[]): NamedCondition => ({ name, anyOf: [{ allOf }] })

const beta = all('Beta testers', rule('attribute', 'is', ['beta'], 'channel'))
const rhine = all(
  'Rhine ports, 10%',
  rule('country', 'is', ['DE', 'NL', 'CH']),
  rule('percent', 'percentAtMost', ['10'], 'lock-times'),
)
const old = all('Before 2.4', rule('appVersion', 'versionLess', ['2.4']))
const russian: NamedCondition = {
  name: 'Russian speakers',
  anyOf: [{ allOf: [rule('language', 'is', ['ru'])] }, { allOf: [rule('language', 'contains', ['ru-'])] }],
}

const parameter = (
  key: string,
  valueType: Parameter['valueType'],
  defaultValue: string | null,
  description: string,
  group = '',
  values: Record<string, string | null> = {},
): Parameter => ({
  key,
  valueType,
  description,
  group,
  defaultValue,
  values: Object.entries(values).map(([condition, value]) => ({ condition, value })),
})

const chart = (layers: string) =>
  parameter('chart_layers', 'json', layers, 'Layers of the chart, in drawing order', 'Chart', {
    [beta.name]: '["depth","locks","traffic","currents"]',
  })

/** The published versions of the demo project, oldest first. */
export const demoTemplates: readonly Template[] = [
  {
    conditions: [beta],
    parameters: [
      chart('["depth","locks"]'),
      parameter('offline_days', 'number', '14', 'Days that downloaded charts are kept', 'Chart'),
      parameter('welcome_text', 'string', 'Fair winds', 'First line of the start screen', 'Start screen'),
    ],
  },
  {
    conditions: [beta, old, russian],
    parameters: [
      chart('["depth","locks","traffic"]'),
      parameter('offline_days', 'number', '14', 'Days that downloaded charts are kept', 'Chart', { [old.name]: '7' }),
      parameter('welcome_text', 'string', 'Fair winds', 'First line of the start screen', 'Start screen', {
        [russian.name]: 'Попутного ветра',
      }),
      parameter('update_hint', 'boolean', 'false', 'Whether the app suggests an update', 'Start screen', {
        [old.name]: 'true',
      }),
    ],
  },
  {
    conditions: [beta, rhine, old, russian],
    parameters: [
      chart('["depth","locks","traffic"]'),
      parameter('offline_days', 'number', '21', 'Days that downloaded charts are kept', 'Chart', { [old.name]: '7' }),
      parameter('lock_times', 'boolean', 'false', 'Opening times of locks', 'Chart', {
        [beta.name]: 'true',
        [rhine.name]: 'true',
      }),
      parameter('welcome_text', 'string', 'Fair winds', 'First line of the start screen', 'Start screen', {
        [russian.name]: 'Попутного ветра',
      }),
      parameter('update_hint', 'boolean', 'false', 'Whether the app suggests an update', 'Start screen', {
        [old.name]: 'true',
      }),
      parameter('support_chat', 'boolean', null, 'Chat with support; the app decides unless set here'),
    ],
  },
]

/** Contexts such as the demo apps send. */
export const demoContexts: readonly Record<string, string | number | boolean>[] = [
  { country: 'DE', language: 'de', appVersion: '2.6.1', platform: 'harmony', channel: 'store', boatLength: 11.4 },
  { country: 'NL', language: 'nl', appVersion: '2.6.0', platform: 'android', channel: 'store' },
  { country: 'RU', language: 'ru', appVersion: '2.3.2', platform: 'android', channel: 'store', boatLength: 7 },
  { country: 'CN', language: 'zh', appVersion: '2.6.1', platform: 'harmony', channel: 'store', charter: true },
  { country: 'DE', language: 'en', appVersion: '2.7.0', platform: 'harmony', channel: 'beta', charter: false },
]
