import { findOtherStore, findSuperlative, findUnfinished } from '@console-widgets/core/review-words'
import { isWebAddress } from '@console-widgets/core/formats'
import { countSmsParts, type SmsParts } from './sms-parts.ts'

/** States of what the reviewer judges. */
export const reviewStates = ['reviewing', 'passed', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

/** Languages of SMS texts: those that have a notice of how to opt out. */
export const smsLanguages = ['zh-CN', 'en-US', 'de-DE', 'fr-FR', 'es-ES', 'ru-RU'] as const
export type SmsLanguage = (typeof smsLanguages)[number]

/** What a signature is proved by. */
export const proofKinds = ['app', 'company', 'trademark'] as const
export type ProofKind = (typeof proofKinds)[number]

/** Evidence for a signature. */
export interface SignatureProof {
  kind: ProofKind
  /** Name of the app, or the number of the registration. */
  reference: string
  /** Host that links of messages with the signature may lead to; empty for none. */
  domain: string
}

/** What the reviewer rejects words for. */
export const wordRules = [
  'superlative',
  'other-store',
  'placeholder',
  'short-link',
  'broken-slot',
  'only-slots',
  'opt-out',
  'signature-form',
  'proof',
] as const
export type WordRule = (typeof wordRules)[number]

/** Words in question. */
export interface Finding {
  rule: WordRule
  /** The words as the text has them. */
  sample: string
}

/** Limits of templates. */
export const templateLimits = {
  name: 64,
  text: 500,
  slots: 10,
  slotValue: 100,
  signatureLeast: 3,
  signature: 16,
  reference: 64,
  domain: 100,
  provider: 64,
  body: 2000,
  /** Rows of a team, of each kind. */
  rows: 500,
} as const

const slotForm = /\{([a-z][a-zA-Z0-9]{0,19})\}/g

/** Place of the link by which a person opts out. It isn't a slot: the platform fills it in, for each person. */
export const optOutPlace = '{optOut}'
const optOutName = optOutPlace.slice(1, -1)

/** Characters of the code of an opt-out link. */
export const optOutCodeLength = 24

/** Path of the page on which a person opts out. */
export const optOutPath = '/o'

/** Address on which the receiver of a message opts out. */
export function optOutLink(origin: string, code: string): string {
  return `${origin}${optOutPath}/${code}`
}

/** Origin of links in previews, and in messages of the demo's past, which no one opens. */
export const sampleOrigin = 'https://console.example'
const sampleLink = optOutLink(sampleOrigin, '0'.repeat(optOutCodeLength))

/** Names of the slots of a text, each once, in their order. */
export function slotsOf(text: string): string[] {
  return [...new Set([...text.matchAll(slotForm)].map(([, name]) => name as string))].filter(
    (name) => name !== optOutName,
  )
}

/** A text with the values of its slots. Slots without a value stay as they are. */
export function fillSlots(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(slotForm, (slot, name: string) => (name === optOutName ? slot : values[name] || slot))
}

/** What stands before the link where the text has no place for it. */
const optOuts: Readonly<Record<SmsLanguage, string>> = {
  'zh-CN': '拒收请点',
  'en-US': 'Opt out:',
  'de-DE': 'Abmelden:',
  'fr-FR': 'Refuser :',
  'es-ES': 'No recibir más:',
  'ru-RU': 'Отказаться:',
}

/** What an SMS is composed of. */
export interface SmsContent {
  text: string
  signature: string
  language: SmsLanguage
  /** Link by which the receiver opts out. Default: a sample. */
  optOut?: string
}

/** An SMS as people get it: with its signature, and the link to opt out, at its place or else at the end. */
export function composeSms({ text, signature, language, optOut = sampleLink }: SmsContent): string {
  const sign = signature === '' ? '' : language === 'zh-CN' ? `【${signature}】` : `${signature}: `
  const ends = text.includes(optOutPlace) ? '' : ` ${optOuts[language]} ${optOutPlace}`
  return `${sign}${text}${ends}`.replaceAll(optOutPlace, optOut)
}

/** Price of a part, in hundredths of a yuan. */
export const pricePerPart = 5

/** Parts of an SMS as people get it. */
export const partsOf = (sms: SmsContent): SmsParts => countSmsParts(composeSms(sms))

const address = /https?:\/\/[^\s<>"'，。；！？）】]+/gi
/** Hosts whose links hide where they lead. */
const shorteners = ['bit.ly', 't.co', 'goo.gl', 'tinyurl.com', 'ow.ly', 'is.gd', 'clck.ru', 't.cn', 'dwz.cn', 'suo.im']

/** Hosts of the links of a text. */
export function linkHostsOf(text: string): string[] {
  return [...text.matchAll(address)].flatMap(([each]) => (isWebAddress(each) ? [new URL(each).hostname] : []))
}

/** Whether a host is a domain or belongs to it. */
export function isHostOf(host: string, domain: string): boolean {
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`))
}

/** Fewest characters of a template besides its slots. */
const fewestOwn = 6

/** A place of the opt-out link that isn't named as it must be, or is there twice. */
function wrongOptOut(text: string): string | undefined {
  const places = [...text.matchAll(/\{\s*(?:opt[-_ ]?out|unsubscribe|stop)\s*\}/gi)].map(([place]) => place)
  return places.find((place) => place !== optOutPlace) ?? places[1]
}

/** What the reviewer rejects in the text of a template. */
export function findInTemplate(text: string): Finding[] {
  const first = (rule: WordRule, sample: string | undefined): Finding[] =>
    sample === undefined ? [] : [{ rule, sample }]
  const fixed = text.replaceAll(slotForm, ' ')
  return [
    ...first('superlative', findSuperlative(text)),
    ...first('other-store', findOtherStore(text)),
    ...first('placeholder', findUnfinished(text)),
    ...first(
      'short-link',
      linkHostsOf(text).find((host) => shorteners.includes(host)),
    ),
    ...first('broken-slot', firstBrace(fixed)),
    ...first('opt-out', wrongOptOut(text)),
    ...first('only-slots', fixed.replaceAll(/[\s\p{P}]/gu, '').length < fewestOwn ? text : undefined),
  ]
}

/** The first brace that belongs to no placeholder, with the ends of the words beside it. */
function firstBrace(text: string): string | undefined {
  const at = text.search(/[{}]/)
  if (at < 0) return undefined
  const wordsIn = (start: number, end: number) => text.slice(Math.max(0, start), end).split(/[\s{}]/)
  return `${wordsIn(at - 10, at).at(-1)}${text[at]}${wordsIn(at + 1, at + 11)[0]}`
}

/** Names that say nothing about the sender. */
const generic = ['sms', 'test', 'info', 'service', 'notice', '通知', '验证码', '短信', '提醒', 'тест', 'уведомление']

/** What the reviewer rejects in a signature. @param appNames names of the app that a signature of the app may have */
export function findInSignature(
  { signature, proof }: { signature: string; proof: SignatureProof },
  appNames: readonly string[],
): Finding[] {
  const first = (rule: WordRule, sample: string | undefined): Finding[] =>
    sample === undefined ? [] : [{ rule, sample }]
  const plain = signature.toLowerCase()
  const isFormed =
    /^[\p{L}\p{N}][\p{L}\p{N} .&'’-]*$/u.test(signature) && !/^[\d .-]+$/.test(signature) && !generic.includes(plain)
  return [
    ...first('signature-form', isFormed ? undefined : signature),
    ...first('superlative', findSuperlative(signature)),
    ...first('other-store', findOtherStore(signature)),
    ...first('placeholder', findUnfinished(signature)),
    ...first('proof', isProved(plain, proof, appNames) ? undefined : proof.reference),
  ]
}

/** Whether a proof has what its kind requires: the app's name, or a registration number. */
function isProved(plain: string, { kind, reference }: SignatureProof, appNames: readonly string[]): boolean {
  if (kind !== 'app') return /^[A-Z0-9][A-Z0-9 ./-]{4,}$/i.test(reference) && /\d/.test(reference)
  const names = appNames.map((name) => name.toLowerCase())
  return names.includes(reference.toLowerCase()) && names.some((name) => name.includes(plain))
}
