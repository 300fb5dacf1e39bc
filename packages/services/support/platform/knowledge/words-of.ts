import { segmentsOf } from '@console-widgets/core/formats'

const segmenters = new Map<string, Intl.Segmenter>()

/** Words of a text, in lowercase and without the most usual endings, in the order of the text. */
export function wordsOf(text: string, language: 'en' | 'cn' | 'ru'): string[] {
  const locale = language === 'cn' ? 'zh' : language
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'word' })
  segmenters.set(locale, segmenter)
  return [...segmentsOf(segmenter, text.normalize('NFKC').toLowerCase())]
    .filter(({ isWordLike, segment }) => isWordLike && !stopWords[language].has(segment))
    .map(({ segment }) => stem(segment, language))
}

/** Removes inflectional endings, so that "packages" finds "package". Chinese has none. */
function stem(word: string, language: 'en' | 'cn' | 'ru'): string {
  if (language === 'en' && word.length > 4) return word.replace(/(?:'s|ies|ing|ed|es|s|e)$/, '')
  if (language === 'ru' && word.length > 5)
    return word.replace(
      /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ия|ии|ию|ей|ой|ий|ый|ая|яя|ое|ее|ов|ев|ам|ям|ах|ях|ть|ет|ют|ит|ат|ят|а|я|ы|и|у|ю|о|е|ь|й)$/,
      '',
    )
  return word
}

const setOf = (words: string) => new Set(words.split(' '))
const stopWords = {
  en: setOf(
    'a an the is are was were be been do does did i my me you your we our it its this that these those to of in on at by for from with and or not no can can’t cannot how what why when where which who there have has had if as so but will would should could please',
  ),
  cn: setOf(
    '的 了 是 我 我们 你 您 在 和 与 或 吗 呢 怎么 怎样 如何 什么 为什么 请问 请 有 没有 不 就 都 也 这 那 一个 可以 能 会 到 对',
  ),
  ru: setOf(
    'и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет о из ему когда даже ли если или ни быть был до вас опять уж вам где есть для мы их чем без можно при это эту этот почему зачем какой мой моя',
  ),
}
