import { evaluate } from '@console-widgets/conditions'
import { expect, it } from 'vitest'
import { treeOf } from '../model/evaluate.ts'
import { problemsOf } from '../model/problems.ts'
import { readFirebase, writeFirebase } from './template-file.ts'

/** A template in the form of the REST API of Firebase Remote Config, with what it can have. */
const file = `{
  "conditions": [
    { "name": "ios", "expression": "device.os == 'ios'", "tagColor": "BLUE" },
    { "name": "dach", "expression": "device.country in ['de', 'AT'] && app.version.>=(['2.1.0'])" },
    { "name": "half", "expression": "percent('launch') between 0 and 50" },
    { "name": "since", "expression": "dateTime >= dateTime('2026-07-01T09:00:00', 'Europe/Berlin')" },
    { "name": "plan", "expression": "app.userProperty['plan && co'].exactlyMatches(['pro', 'it\\\\'s']) && app.customSignal['age'] >= 21" },
    { "name": "audience", "expression": "app.audiences.inAtLeastOne(['purchasers'])" }
  ],
  "parameters": {
    "color": {
      "defaultValue": { "value": "blue" },
      "conditionalValues": {
        "dach": { "value": "black" },
        "ios": { "useInAppDefault": true },
        "audience": { "value": "gold" },
        "half": { "personalizationValue": { "personalizationId": "p1" } }
      },
      "description": "Of the button",
      "valueType": "STRING"
    },
    "bad key": { "defaultValue": { "value": "x" } },
    "limits": { "defaultValue": { "value": "{\\"most\\":3}" }, "valueType": "JSON" },
    "wrong": { "defaultValue": { "value": "many" }, "valueType": "NUMBER" },
    "__proto__": { "defaultValue": { "value": "kept" } }
  },
  "parameterGroups": {
    "Shop": { "description": "All of the shop", "parameters": { "price": { "defaultValue": { "value": "4.5" }, "valueType": "NUMBER" } } }
  },
  "version": { "versionNumber": "12" }
}`

it('reads a template of Firebase, and names each part that has no place here with its line', () => {
  const { template, leftOut } = readFirebase(file) ?? { template: { parameters: [], conditions: [] }, leftOut: [] }
  expect(problemsOf(template)).toEqual([])
  expect(template.conditions.map(({ name }) => name)).toEqual(['ios', 'dach', 'half', 'since', 'plan'])
  expect(template.parameters.map(({ key, group, valueType }) => [key, group, valueType])).toEqual([
    ['color', '', 'string'],
    ['limits', '', 'json'],
    ['wrong', '', 'number'],
    ['__proto__', '', 'string'],
    ['price', 'Shop', 'number'],
  ])
  expect(template.parameters[0]?.values).toEqual([
    { condition: 'dach', value: 'black' },
    { condition: 'ios', value: null },
  ])
  expect(leftOut.map(({ line, kind, name }) => `${line} ${kind} ${name}`)).toEqual([
    '3 color ios',
    '8 expression audience',
    '16 condition-gone color',
    '17 personalization color',
    '22 key bad key',
    '24 value wrong',
    '28 group-description Shop',
  ])
})

it('means by a condition what Firebase means', () => {
  const { template } = readFirebase(file) ?? { template: { parameters: [], conditions: [] } }
  const holds = (name: string, context: object, now = 0) => {
    const condition = template.conditions.find((each) => each.name === name)
    return condition && evaluate(treeOf(condition), { ...context }, { now }).holds
  }
  expect(holds('dach', { country: 'DE', appVersion: '2.10' })).toBe(true)
  expect(holds('dach', { country: 'DE', appVersion: '2.0.9' })).toBe(false)
  expect(holds('plan', { 'plan && co': "it's", age: 21 })).toBe(true)
  expect(holds('plan', { 'plan && co': 'pro', age: 20 })).toBe(false)
  // Berlin is two hours ahead in summer.
  expect(holds('since', {}, Date.UTC(2026, 6, 1, 7))).toBe(true)
  expect(holds('since', {}, Date.UTC(2026, 6, 1, 7) - 1)).toBe(false)
})

it('writes what it reads, and names what Firebase has nothing for', () => {
  const { template } = readFirebase(file) ?? { template: { parameters: [], conditions: [] } }
  const { text, leftOut } = writeFirebase(template)
  expect(leftOut).toEqual([])
  expect(readFirebase(text)).toEqual({ template, leftOut: [] })
  const rule = { subject: 'country', name: '', operator: 'isNot', values: ['DE'] } as const
  const odd = {
    conditions: [
      { name: 'not', anyOf: [{ allOf: [{ ...rule, values: ['DE'] }] }] },
      { name: 'either', anyOf: [{ allOf: [] }, { allOf: [] }] },
    ],
    parameters: template.parameters.slice(0, 1).map((each) => ({
      ...each,
      schema: '{}',
      values: [{ condition: 'not', value: 'red' }],
    })),
  }
  expect(writeFirebase(odd).leftOut.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'expression not',
    'alternatives either',
    'schema color',
    'condition-gone color',
  ])
})

const deep = `{"parameters": {"a": ${'['.repeat(20_000)}${']'.repeat(20_000)}}}`
it.each(['', '[]', '{}', '{"parameters": 1}', 'null', deep])('is no template: %#', (text) => {
  expect(readFirebase(text)).toBeUndefined()
})
