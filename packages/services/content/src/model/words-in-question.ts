import { linksOf } from '@console-widgets/core/markdown'

/** What the reviewer rejects words for. */
export const wordRules = [
  'superlative',
  'other-store',
  'placeholder',
  'tracking-link',
  'broken-link',
  'html',
  'wrong-language',
] as const
export type WordRule = (typeof wordRules)[number]

/** Words in question. */
export interface FoundWords {
  rule: WordRule
  /** The words, or the language in which the text is written. */
  sample: string
}

/**
 * Claims that nobody can prove. Borders of words in Chinese don't exist, and `\b` doesn't know Cyrillic, so Russian has
 * its own.
 */
const superlatives = [
  /\b(?:the (?:best|greatest|fastest|cheapest|most popular|world['’]s)|number one|no\. ?1|#1|best[- ](?:ever|in the world)|world['’]s (?:best|first|only)|guaranteed|100% (?:free|safe))(?!\p{L})/iu,
  /国家级|世界级|全球第一|全国第一|排名第一|第一品牌|最(?:好|佳|强|大|便宜|低价|先进|受欢迎|专业)|顶级|绝无仅有|独一无二|史上最|100%(?:安全|免费|有效)/,
  /(?<!\p{L})(?:сам(?:ый|ая|ое|ые) (?:лучш|быстр|дешёв|дешев|популярн|больш)\p{L}{0,4}|лучш(?:ий|ая|ее|ие) (?:в мире|приложени\p{L}{1,3}|игр[аы])|номер один|№ ?1|единственн(?:ый|ая|ое) в мире|гарантированно)(?!\p{L})/iu,
]

/** Stores that aren't this one. */
const otherStores =
  /\b(?:google play|play store|app store|microsoft store|galaxy store|amazon appstore|f-droid|getapps|rustore)\b|应用宝|豌豆荚|酷安/i

const placeholders = [/lorem ipsum/i, /\b(?:TODO|TBD|FIXME)\b/, /\{\{[^{}]{0,40}\}\}/, /\bxxx+\b/i]

/** Parameters that recognize the person who follows a link. */
const trackingParameters = /^(?:utm_\w{1,20}|gclid|fbclid|yclid|msclkid|dclid|mc_eid|_openstat|spm|igshid)$/i
/** Hosts whose links hide where they lead. */
const shorteners = ['bit.ly', 't.co', 'goo.gl', 'tinyurl.com', 'ow.ly', 'is.gd', 'clck.ru', 't.cn', 'dwz.cn', 'suo.im']

/** Finds what the reviewer rejects in a text. @param detected its language, as far as it can be told */
export function findWords(
  { lang, title, summary, body }: { lang: string; title: string; summary: string; body: string },
  detected: string | null = null,
): FoundWords[] {
  const whole = `${title}\n${summary}\n${body}`
  const first = (rule: WordRule, patterns: readonly RegExp[]): FoundWords[] =>
    patterns.flatMap((pattern) => {
      const sample = pattern.exec(whole)?.[0]
      return sample === undefined ? [] : [{ rule, sample }]
    })
  const isOther = detected !== null && detected !== lang.split('-')[0]
  return [
    ...first('superlative', superlatives),
    ...first('other-store', [otherStores]),
    ...first('placeholder', placeholders),
    ...first('html', [/<\/?[a-z][a-z0-9]{0,20}(?:\s[^<>]{0,200})?\/?>/i]),
    ...linksOf(body).flatMap((address) => linkProblem(address)),
    ...(isOther ? [{ rule: 'wrong-language' as const, sample: detected }] : []),
  ]
}

function linkProblem(address: string): FoundWords[] {
  const found = (rule: WordRule) => [{ rule, sample: address.slice(0, 100) }]
  if (/^(?:mailto|tel):/i.test(address)) return []
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return found('broken-link')
  const { hostname, searchParams } = new URL(address)
  if (shorteners.includes(hostname)) return found('tracking-link')
  if ([...searchParams.keys()].some((name) => trackingParameters.test(name))) return found('tracking-link')
  return isPublicHost(hostname) ? [] : found('broken-link')
}

/** Whether everybody reaches a host: it has a name with a domain, which isn’t reserved for networks and examples. */
function isPublicHost(hostname: string): boolean {
  if (!hostname.includes('.') || /^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return false
  return !/\.(?:local|localhost|internal|test|invalid|example)$/.test(hostname)
}
