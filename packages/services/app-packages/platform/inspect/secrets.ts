/** Something in a package that looks like a secret. */
export interface FoundSecret {
  kind: SecretKind
  file: string
  /** Position in the file, or in the text of a DEX file. */
  offset: number
  /** The secret with its middle hidden: a report isn't a place for secrets either. */
  masked: string
  /** Tells two secrets apart without giving them away. */
  fingerprint: string
}

export const secretKinds = [
  'private-key',
  'aws-access-key',
  'google-api-key',
  'google-oauth-secret',
  'slack-token',
  'stripe-key',
  'github-token',
  'gitlab-token',
  'npm-token',
  'sendgrid-key',
  'twilio-key',
  'mailgun-key',
  'telegram-token',
  'aliyun-access-key',
  'jwt',
  'password-in-url',
  'random-text',
] as const
export type SecretKind = (typeof secretKinds)[number]

/** Forms of known secrets, the most specific first. */
const forms: readonly [kind: SecretKind, form: RegExp][] = [
  ['private-key', /-----BEGIN (?:RSA |EC |DSA |OPENSSH |ENCRYPTED )?PRIVATE KEY-----/g],
  ['aws-access-key', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g],
  ['google-api-key', /AIza[\w-]{35}(?![\w-])/g],
  ['google-oauth-secret', /GOCSPX-[\w-]{28}(?![\w-])/g],
  ['slack-token', /\bxox[abprs]-[\w-]{20,200}/g],
  ['stripe-key', /\b[rs]k_live_[0-9a-zA-Z]{24,99}/g],
  ['github-token', /\b(?:gh[oprsu]_[0-9a-zA-Z]{36}|github_pat_\w{82})\b/g],
  ['gitlab-token', /\bglpat-[\w-]{20}(?![\w-])/g],
  ['npm-token', /\bnpm_[0-9a-zA-Z]{36}\b/g],
  ['sendgrid-key', /\bSG\.[\w-]{22}\.[\w-]{43}(?![\w-])/g],
  ['twilio-key', /\bSK[0-9a-f]{32}\b/g],
  ['mailgun-key', /\bkey-[0-9a-f]{32}\b/g],
  ['telegram-token', /\b\d{8,10}:AA[\w-]{33}(?![\w-])/g],
  ['aliyun-access-key', /\bLTAI[0-9A-Za-z]{20}\b/g],
  ['jwt', /\beyJ[\w-]{16,2000}\.eyJ[\w-]{16,4000}\.[\w-]{16,1000}/g],
  ['password-in-url', /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>]{1,100}:[^\s/:@"'<>]{6,100}@[\w.-]{4,100}/g],
]

/** A value with a name that says it is secret: only then do random letters count as one. */
const namedValue =
  /(?:secret|passwd|password|api_?key|access_?token|auth_?token|private_?key|client_?secret)["']?\s{0,4}[:=]\s{0,4}["']([\w+/=.-]{16,200})["']/gi

/** Values that stand for a secret, and are none. */
const placeholders =
  /example|sample|dummy|placeholder|changeme|your[-_]?|xxxx|test|0123456789|abcdef|password|undefined|\$\{|%s/i
/** Bits per character from which letters count as random. */
const randomBits = 3.6

/** Finds secrets in a text. The offsets are those of the text. */
export function findSecrets(text: string): { kind: SecretKind; offset: number; secret: string }[] {
  const found: { kind: SecretKind; offset: number; secret: string }[] = []
  for (const [kind, form] of forms)
    for (const match of text.matchAll(form))
      if (kind === 'private-key' || !placeholders.test(match[0]))
        found.push({ kind, offset: match.index, secret: kind === 'private-key' ? keyFrom(text, match) : match[0] })
  for (const match of text.matchAll(namedValue)) {
    const value = match[1] as string
    if (placeholders.test(value) || entropyOf(value) < randomBits) continue
    const offset = match.index + match[0].indexOf(value)
    if (!found.some((other) => offset >= other.offset && offset < other.offset + other.secret.length))
      found.push({ kind: 'random-text', offset, secret: value })
  }
  return found
}

/** Beginning of a key in PEM form: its first line distinguishes it from other keys. */
function keyFrom(text: string, match: RegExpExecArray): string {
  return text.slice(match.index, match.index + match[0].length + 120)
}

/** Shannon entropy of a text, in bits per character. */
export function entropyOf(text: string): number {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}

/** Hides the middle of a secret. */
export function maskSecret(kind: SecretKind, secret: string): string {
  if (kind === 'private-key') return `${secret.split('\n', 1)[0]?.slice(0, 60) ?? ''} …`
  const shown = Math.min(4, Math.floor(secret.length / 6))
  return `${secret.slice(0, shown)}…${secret.slice(-shown)}`
}
