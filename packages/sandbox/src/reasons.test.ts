import { expect, it } from 'vitest'
import { generalReasons } from '@console-widgets/platform/refusals/refusal'
import { halves } from './services.generated.ts'

it('each reason of a refusal, and each code, is declared once', () => {
  const all = [generalReasons, ...halves.map(({ reasons = {} }) => reasons)].flatMap((each) => Object.entries(each))
  const twice = (values: readonly unknown[]) => values.filter((value, at) => values.indexOf(value) !== at)
  expect(twice(all.map(([reason]) => reason))).toEqual([])
  expect(twice(all.map(([, [, code]]) => code))).toEqual([])
})
