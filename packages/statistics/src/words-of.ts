/** Words that say nothing about an app, in the languages of most reviews. */
const stopWords = new Set(
  `a an and are as at be but by for from had has have i in is it its me my no not of on or so that the their them they
  this to too until was what when which will with you your do does did since still again all every more much very
  und der die das ein eine ist nicht mit auf für von zu im in den dem ich es sie mein meinem hat war aber auch als bei so
  le la les de des du un une et est pas que qui pour sur dans avec je elle il ce mon plus très mais depuis en l d j n c s
  el los las un una y es no que por para con en de del mi se lo me al su muy más pero desde
  и в не на я с что это по как но он она они мне мой моём у за к до от из так же всё еще ещё после
  的 了 是 我 在 就 都 也 还 和 有 不 很 到 上 这 那 一 个 用 把 被 给 让 要 会 能 没有 之后 什么 自己`.split(/\s+/),
)

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known) return known
  const made = new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'word' })
  segmenters.set(language, made)
  return made
}

/** Words of a text, without numbers and those that say nothing. Chinese has no blanks between words. */
export function wordsOf(content: string, language: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenterOf(language).segment(content.normalize('NFC'))) {
    const word = segment.toLowerCase()
    if (isWordLike && !stopWords.has(word) && /\p{L}/u.test(word) && word.length <= 40) words.push(word)
  }
  return words
}
