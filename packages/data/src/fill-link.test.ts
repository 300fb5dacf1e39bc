import { expect, it } from 'vitest'
import { fillLink } from './fill-link.ts'

it('puts the values of a link that its page has no parameter for into the address', () => {
  const values = { appId: '1', report: 'quality', export: 'a/b' }
  expect(fillLink('/apps/:appId/reports', values)).toBe('/apps/1/reports?report=quality&export=a%2Fb')
  expect(fillLink('/apps/:appId/reports', { appId: '1' })).toBe('/apps/1/reports')
})
