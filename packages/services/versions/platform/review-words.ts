/** Words that stand in for a text that is still to be written; in a name they reject at once. */
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

/** Those that no finished text holds, however long it is; `test` is a fair word in a long one. */
const unfinished = ['lorem ipsum', 'todo', 'tbd', 'placeholder', 'asdf', '占位', '待定', 'заглушка']

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

/** Characters of a text below which every placeholder counts. */
const shortText = 40

/** A placeholder in a text, as it stands there. */
export function findPlaceholder(text: string): string | undefined {
  return findWord(text, text.length < shortText ? placeholders : unfinished)
}

/** A placeholder in a name or a tagline. */
export function findPlaceholderName(text: string): string | undefined {
  return findWord(text, placeholders)
}

/** A word about the price, or an amount of money. */
export function findPrice(text: string): string | undefined {
  return /[$€₽¥￥]\s?\d+|\d{1,15}\s?[$€₽¥￥]|\d{1,15}\s?%\s?off/iu.exec(text)?.[0] ?? findWord(text, prices)
}

/** An emoji or another sign that no name may have. */
export function findSign(text: string): string | undefined {
  return /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|[*&\-()（）]/u.exec(text)?.[0]
}

/** A sign that claims a trademark. */
export function findTrademark(text: string): string | undefined {
  return /[™®©℠]/u.exec(text)?.[0]
}

/** Length of a name as the review counts it: a Chinese, Japanese or Korean character is two. */
export function nameUnits(text: string): number {
  return [...text].reduce(
    (units, character) =>
      units + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character) ? 2 : 1),
    0,
  )
}

/** A word that stands by itself, as it is written in the text; Chinese has no gaps between words. */
function findWord(text: string, words: readonly string[]): string | undefined {
  for (const word of words) {
    const body = word.replaceAll(' ', '\\s+')
    const pattern = /\p{Script=Han}/u.test(word) ? body : `(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`
    const match = new RegExp(pattern, 'iu').exec(text)
    if (match) return match[0]
  }
  return undefined
}
