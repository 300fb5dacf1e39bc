import { expect, it } from 'vitest'
import { storePriceTexts, type StorePrice } from './store-price.ts'

const price: StorePrice = { country: 'DE', currency: 'EUR', price: '9.99', promotion: null }
const promotion = { price: '6.99', lastDay: '2026-11-10', lowest: '7.49', days: 30 }
/** The texts with plain spaces. */
const shown = (...input: Parameters<typeof storePriceTexts>) => {
  const { price, place, facts } = storePriceTexts(...input)
  return [price, place, ...facts].map((text) => text?.replaceAll(/[\u00a0\u202f]/g, ' '))
}

it('writes the price with the decimals of its currency', () => {
  expect(shown(price, 'en', false)).toEqual(['€9.99', undefined])
  expect(shown({ ...price, country: 'JP', currency: 'JPY', price: '1200' }, 'en', false)).toEqual(['¥1,200', undefined])
})

it('names the country of a price that isn’t that of the visitor’s', () => {
  expect(shown(price, 'en', true)).toEqual(['€9.99', 'Price in Germany'])
})

it('adds in a promotion the last day, the regular price, and the lowest price where it has to be stated', () => {
  expect(shown({ ...price, promotion }, 'en', false)).toEqual([
    '€6.99',
    undefined,
    'until 2026-11-10',
    'Regular price: €9.99',
    'Lowest price of the 30 days before: €7.49',
  ])
  expect(shown({ ...price, promotion }, 'ru', true)).toEqual([
    '6,99 €',
    'Цена для страны: Германия',
    'до 10.11.2026',
    'Обычная цена: 9,99 €',
    'Минимальная цена за 30 дней до акции: 7,49 €',
  ])
  expect(shown({ ...price, promotion: { ...promotion, lowest: null } }, 'cn', false)).toEqual([
    '€6.99',
    undefined,
    '截至 2026-11-10',
    '原价：€9.99',
  ])
})
