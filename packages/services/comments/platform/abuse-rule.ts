import { type AbuseReason, warningsOf } from '@console-widgets/comments/model'

/** Insults of the languages of most reviews, as whole words; in Chinese, anywhere. */
const insults =
  /(?<!\p{L})(idiots?|morons?|scum|bastards?|stupid (team|people)|idioten?|arschlöcher|abschaum|connards?|débiles|imbéciles?|cabrones|идиоты?|уроды|сволочи|дебилы)(?!\p{L})|傻[逼瓜]|白痴|混蛋|垃圾人/iu

/**
 * Whether the platform removes a review that was reported, judged from its text alone: insults by a list of words,
 * advertising by a link or an account to write to, personal data by a mail address or a number as long as a phone’s,
 * off-topic if there are no words in it. Everything else is an opinion, and stays.
 */
export function breaksRule(content: string, reason: AbuseReason): boolean {
  const warnings = warningsOf(content)
  if (reason === 'insult') return insults.test(content)
  if (reason === 'advertising') return warnings.includes('link') || /t\.me\/|whatsapp|加微信|微信号/i.test(content)
  if (reason === 'personal-data') return warnings.includes('personal')
  return (content.match(/\p{L}/gu) ?? []).length < 2
}
