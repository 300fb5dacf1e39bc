import { expect, it } from 'vitest'
import { priceLine, priceWords } from './price-line.ts'

const en = { language: 'en', price: priceWords.en, until: (date: string) => `until ${date}` } as const
const price = { country: 'DE', currency: 'EUR', price: '9.99', promotion: null }
/** The texts of the line. */
const shown = (...input: Parameters<typeof priceLine>) =>
  priceLine(...input)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')

it('shows the price with the decimals of its currency, and no line for an app without one', () => {
  expect(shown({ price, isPriceOfElsewhere: false }, en, 'en')).toBe('€9.99')
  const yen = { ...price, country: 'JP', currency: 'JPY', price: '1200' }
  expect(shown({ price: yen, isPriceOfElsewhere: false }, en, 'en')).toBe('¥1,200')
  expect(shown({ price: undefined, isPriceOfElsewhere: true }, en, 'en')).toBe('')
})

it('names the country of a price that isn’t that of the visitor’s', () => {
  expect(shown({ price, isPriceOfElsewhere: true }, en, 'en')).toBe('€9.99 Price in Germany')
})

it('shows in a promotion the regular price, the end, and the lowest price where it has to be stated', () => {
  const endTime = Date.UTC(2026, 10, 11)
  const promotion = { price: '6.99', endTime, lowest: '7.49', days: 30 }
  const promoted = { ...price, promotion }
  const ru = { language: 'ru', price: priceWords.ru, until: (date: string) => `до ${date}` } as const
  expect(shown({ price: promoted, isPriceOfElsewhere: false }, en, 'en')).toBe(
    '€6.99 Regular price: €9.99 · until 2026-11-10 · Lowest price of the 30 days before: €7.49',
  )
  expect(shown({ price: promoted, isPriceOfElsewhere: false }, ru, 'ru')).toBe(
    '6,99 € Обычная цена: 9,99 € · до 10.11.2026 · Минимальная цена за 30 дней до акции: 7,49 €',
  )
  const elsewhere = { ...promoted, promotion: { ...promotion, lowest: null } }
  expect(shown({ price: elsewhere, isPriceOfElsewhere: false }, en, 'en')).toBe(
    '€6.99 Regular price: €9.99 · until 2026-11-10',
  )
})
