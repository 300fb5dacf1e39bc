import { expect, it } from 'vitest'
import { formatDataVolume } from './data-volume.ts'

it.each([
  [0, '0 KB'],
  [512, '0.5 KB'],
  [165_745, '161.86 KB'],
  [1024 ** 2, '1 MB'],
  [1024 ** 3 - 1, '1 GB'],
  [1.5 * 1024 ** 3, '1.5 GB'],
  [10 * 1024 ** 4, '10 TB'],
  [3 * 1024 ** 5, '3 PB'],
  [5000 * 1024 ** 5, '5000 PB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatDataVolume(bytes, 'en')).toBe(text)
})

it('writes Russian with a comma and Russian units', () => {
  expect(formatDataVolume(165_745, 'ru')).toBe('161,86\u00a0КБ')
})
