import { expect, it } from 'vitest'
import { hostAllowed } from './names.ts'

it.each([
  ['%', '203.0.113.7', true],
  ['10.%', '10.1.2.3', true],
  ['10.%', '110.1.2.3', false],
  ['%.2.%', '10.1.2.3', true],
  ['1%1', '1', false],
  ['10.1.2.3', '::ffff:10.1.2.3', true],
  ['LocalHost', '::1', true],
  ['10.1.2', '10.1.2.3', false],
  ['2001:DB8::%', '2001:db8::7', true],
  ['10.1._.3', '10.1.2.3', false],
])('a host of %s and a request from %s', (host, address, allowed) => {
  expect(hostAllowed([host], address)).toBe(allowed)
})

it('matches every host pattern quickly', () => {
  const started = performance.now()
  for (const host of [`${'%'.repeat(254)}z`, `${'%1'.repeat(127)}z`, `${'%.'.repeat(127)}z`])
    expect(hostAllowed([host], '1111.1111.1111.1111:1111:1111:1111')).toBe(false)
  expect(performance.now() - started).toBeLessThan(2000)
})
