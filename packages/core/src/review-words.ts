/**
 * Words that the store's reviewers reject wherever a team writes for the public: listings, contents, answers to
 * reviewers. Each function returns the first such words as the text has them.
 */

/** Placeholders that no finished text contains, however long. */
const unfinished = ['lorem ipsum', 'placeholder', 'asdf', '占位', '待定', 'заглушка']
/** Marks of authors and variables that weren't filled in. In capitals: Spanish and Portuguese have the word `todo`. */
const openMark = /(?<![\p{L}\p{N}])(?:TODO|TBD|FIXME|XXX+)(?![\p{L}\p{N}])|\{\{[^{}]{0,40}\}\}/u

/** Unprovable claims. In mainland China, the advertising law forbids them. */
const superlatives = [
  'the best app',
  'best app',
  'best in the world',
  'best ever',
  'number one',
  'top-rated',
  'world-class',
  "world's best",
  'world’s best',
  'the only app',
  'most popular app',
  '100% free',
  '100% safe',
  '最佳',
  '最好',
  '最强',
  '最便宜',
  '最低价',
  '最先进',
  '最受欢迎',
  '国家级',
  '世界级',
  '顶级',
  '全球第一',
  '全国第一',
  '全网第一',
  '行业第一',
  '排名第一',
  '第一品牌',
  '绝无仅有',
  '独一无二',
  '史上最',
  'лучший',
  'лучшая',
  'лучшее',
  'номер один',
  'самый популярный',
  'самая популярная',
  'самое популярное',
  'самый лучший',
  'единственное приложение',
  'единственный в мире',
]
const numberOne = /(?:#|№ ?|no\. ?)1(?![\d.,])/iu

/** Stores other than this one. Readers must not be sent there. */
const otherStores = [
  'app store',
  'google play',
  'play store',
  'galaxy store',
  'amazon appstore',
  'microsoft store',
  'f-droid',
  'rustore',
  'aptoide',
  'getapps',
  '应用宝',
  '苹果商店',
  '小米应用商店',
  '豌豆荚',
  '酷安',
]

/** A placeholder that no finished text contains. */
export function findUnfinished(text: string): string | undefined {
  return findWord(text, unfinished) ?? openMark.exec(text)?.[0]
}

/** A claim to be the first or the best, which is unprovable. */
export function findSuperlative(text: string): string | undefined {
  return findWord(text, superlatives) ?? numberOne.exec(text)?.[0]
}

/** Another store's name. */
export function findOtherStore(text: string): string | undefined {
  return findWord(text, otherStores)
}

/** One of some words, whole. Chinese has no spaces between words, so there, a part of the text is enough. */
export function findWord(text: string, words: readonly string[]): string | undefined {
  for (const word of words) {
    const body = word.replaceAll(' ', '\\s+')
    const pattern = /\p{Script=Han}/u.test(word) ? body : `(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`
    const match = new RegExp(pattern, 'iu').exec(text)
    if (match) return match[0]
  }
  return undefined
}
