import { linksOf } from '@console-widgets/core/markdown'
import { isOtherLanguage } from '@console-widgets/core/tables'
import { findOtherStore, findSuperlative, findUnfinished } from '@console-widgets/core/review-words'

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

/** Parameters that recognize the person who follows a link. */
const trackingParameters = /^(?:utm_\w{1,20}|gclid|fbclid|yclid|msclkid|dclid|mc_eid|_openstat|spm|igshid)$/i
/** Hosts whose links hide where they lead. */
const shorteners = ['bit.ly', 't.co', 'goo.gl', 'tinyurl.com', 'ow.ly', 'is.gd', 'clck.ru', 't.cn', 'dwz.cn', 'suo.im']

const markup = /<\/?[a-z][a-z0-9]{0,20}(?:\s[^<>]{0,200})?\/?>/i

/** Finds what the reviewer rejects in a text. @param detected its language, as far as it can be told */
export function findWords(
  { lang, title, summary, body }: { lang: string; title: string; summary: string; body: string },
  detected: string | null = null,
): FoundWords[] {
  const whole = `${title}\n${summary}\n${body}`
  const first = (rule: WordRule, sample: string | undefined): FoundWords[] =>
    sample === undefined ? [] : [{ rule, sample }]
  return [
    ...first('superlative', findSuperlative(whole)),
    ...first('other-store', findOtherStore(whole)),
    ...first('placeholder', findUnfinished(whole)),
    ...first('html', markup.exec(whole)?.[0]),
    ...linksOf(body).flatMap((address) => linkProblem(address)),
    ...first('wrong-language', isOtherLanguage(detected, lang) ? (detected as string) : undefined),
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

/** Whether a host is public: its name has a domain that isn’t reserved for networks or examples. */
function isPublicHost(hostname: string): boolean {
  if (!hostname.includes('.') || /^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return false
  return !/\.(?:local|localhost|internal|test|invalid|example)$/.test(hostname)
}
