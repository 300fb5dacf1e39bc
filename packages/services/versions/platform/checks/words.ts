import { findEmoji } from '@console-widgets/core/formats'
import { findUnfinished, findWord } from '@console-widgets/core/review-words'

/** Placeholder words. Some are also ordinary words, such as `test`. */
const placeholders = [
  'lorem ipsum',
  'test',
  'testing',
  'demo',
  'todo',
  'tbd',
  'placeholder',
  'asdf',
  'xxx',
  'my app',
  'untitled',
  '占位',
  '测试',
  '示例',
  '待定',
  'тест',
  'тестовый',
  'тестовая',
  'демо',
  'заглушка',
]

/** Words about the price, which the store shows itself. */
const prices = [
  'free',
  'for free',
  'sale',
  'discount',
  'cheap',
  'cheapest',
  'lowest price',
  'percent off',
  '免费',
  '打折',
  '特价',
  '优惠',
  '限免',
  'бесплатно',
  'бесплатный',
  'скидка',
  'распродажа',
  'дёшево',
]

/** Text length, in characters, below which every placeholder counts. */
const shortText = 40

/** A placeholder in a text, as written there. */
export function findPlaceholder(text: string): string | undefined {
  return text.length < shortText ? findWord(text, placeholders) : findUnfinished(text)
}

/** A placeholder in a name or a one-line description. */
export function findPlaceholderName(text: string): string | undefined {
  return findWord(text, placeholders)
}

/** A word about the price, or an amount of money. */
export function findPrice(text: string): string | undefined {
  return /[$€₽¥￥]\s?\d+|\d{1,15}\s?[$€₽¥￥]|\d{1,15}\s?%\s?off/iu.exec(text)?.[0] ?? findWord(text, prices)
}

/** The emoji of a name, or another character that no name can contain. Rare Chinese characters aren't emoji. */
export function findSign(text: string): string | undefined {
  const found = /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|[*&\-()（）]/u.exec(text)?.[0]
  return found && (findEmoji(text.replaceAll(/\p{Script=Han}/gu, '')).placeholder || found)
}

/** A trademark sign. */
export function findTrademark(text: string): string | undefined {
  return /[™®©℠]/u.exec(text)?.[0]
}

/** Length of a name as the review counts it: a Chinese, Japanese, or Korean character counts as two. */
export function nameUnits(text: string): number {
  return [...text].reduce(
    (units, character) =>
      units + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character) ? 2 : 1),
    0,
  )
}
