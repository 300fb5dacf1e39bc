import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { AnyCall } from '@console-widgets/contract'
import { folder } from '../../scripts/sums/derived-suites.mjs'
import { callsOf, declaredCalls } from './support/declared-calls.ts'

/** Packages whose calls are covered by a file of the folder; `npm run generate` writes one for each. */
const packagesRun = readdirSync(folder).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/^describeService\('([\w-]+)'\)$/gm)].map(
    ([, name = '']) => name,
  ),
)

const contracts: Record<string, Record<string, unknown>> = import.meta.glob(
  ['../../packages/services/*/src/contract.ts', '../../packages/core/src/contract.ts'],
  { eager: true },
)

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'effect' in value

/** Every call that a contract exports, whether or not the platform handles it. */
const exported = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .flatMap((calls) => (typeof calls === 'object' && calls !== null ? Object.values(calls) : []))
  .filter(isCall)
  .map(({ id }) => id)

it('every declared call has a handler', () => {
  expect(exported.length).toBeGreaterThan(200)
  expect([...new Set(exported)].toSorted()).toEqual(declaredCalls.map(({ id }) => id).toSorted())
})

it('every call belongs to exactly one run of the derived suites', () => {
  expect(packagesRun.flatMap((name) => callsOf(name).map(({ id }) => id)).toSorted()).toEqual(
    declaredCalls.map(({ id }) => id).toSorted(),
  )
})
