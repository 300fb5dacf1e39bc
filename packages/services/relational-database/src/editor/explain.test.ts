import { expect, it } from 'vitest'
import { explainSql, isReading, readPlan } from './explain.ts'

const json = JSON.stringify([
  {
    Plan: {
      'Node Type': 'Hash Join',
      'Join Type': 'Inner',
      'Total Cost': 70,
      'Plan Rows': 10,
      'Actual Total Time': 5,
      'Actual Loops': 1,
      'Actual Rows': 12,
      'Hash Cond': '(o.customer_id = c.customer_id)',
      Plans: [
        {
          'Node Type': 'Seq Scan',
          'Relation Name': 'orders',
          Alias: 'o',
          'Total Cost': 40,
          'Plan Rows': 1000,
          'Actual Total Time': 1,
          'Actual Loops': 3,
          'Actual Rows': 100,
        },
        {
          'Node Type': 'Index Scan',
          'Relation Name': 'customers',
          Alias: 'customers',
          'Index Name': 'customers_pkey',
          'Total Cost': 8,
          'Plan Rows': 1,
          'Actual Total Time': 0.5,
          'Actual Loops': 1,
          'Actual Rows': 1,
        },
      ],
    },
    'Planning Time': 0.2,
    'Execution Time': 5.4,
  },
])

it('reads a plan, with the time of each step alone', () => {
  const plan = readPlan(json)!
  expect(plan).toMatchObject({ ran: true, planningTime: 0.2, executionTime: 5.4 })
  expect(plan.root).toMatchObject({ kind: 'Hash Join', total: 5, own: 1.5, rows: 10, actualRows: 12 })
  expect(plan.root.details.map(({ name }) => name)).toEqual(['Hash Cond', 'Join Type'])
  expect(plan.root.steps.map(({ target, total, actualRows }) => [target, total, actualRows])).toEqual([
    ['orders o', 3, 300],
    ['customers · customers_pkey', 0.5, 1],
  ])
})

it('reports cost if nothing ran, and nothing without a plan', () => {
  expect(readPlan(json.replace(',"Execution Time":5.4', ''))).toMatchObject({
    ran: false,
    root: { total: 70, own: 22 },
  })
  expect([readPlan('Seq Scan on orders'), readPlan('[]'), readPlan('[{}]')]).toEqual([undefined, undefined, undefined])
})

it('skips its own prefix, and recognizes statements that only read', () => {
  const { sql, before } = explainSql('SELECT 1', true)
  expect(sql.slice(before)).toBe('SELECT 1')
  expect(
    ['SELECT 1', ' with a AS (SELECT 1) SELECT 2', 'TABLE t', 'DELETE FROM t', 'selection'].map(isReading),
  ).toEqual([true, true, true, false, false])
})
