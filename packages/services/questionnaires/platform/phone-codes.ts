import { and, eq } from 'drizzle-orm'
import { digitsOfPhone, phonePattern } from '@console-widgets/core/model'
import type { FormLanguage } from '@console-widgets/questionnaires/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newNumber } from '@console-widgets/platform/database/ids'
import { postMessage } from '@console-widgets/platform/outbox/post-message'
import { hashToken } from '@console-widgets/platform/secrets/secrets'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { phoneCodes } from './tables.ts'

/** How long a code works, in milliseconds. */
export const codeLifetime = 5 * 60_000
/** Wrong codes after which another one has to be sent. */
const mostTries = 5

/** Who answers what. */
export interface Respondent {
  teamId: string
  questionnaireId: string
  userId: string
}

const texts: Readonly<Record<FormLanguage, (code: string) => string>> = {
  cn: (code) => `您的问卷验证码为 ${code}，5 分钟内有效。请勿告诉他人。`,
  en: (code) => `Your questionnaire code is ${code}. It is valid for 5 minutes. Don’t share it with anyone.`,
  ru: (code) => `Ваш код для опроса: ${code}. Он действует 5 минут. Никому его не сообщайте.`,
}

/**
 * Reads a phone number.
 * @returns its digits after a plus
 * @throws PlatformRefusal if it is none
 */
export function readPhone(phone: string): string {
  if (!phonePattern.test(phone))
    throw refuse('bad-parameter', 'This is no phone number with its country code', [issue('phone', 'phone-form')])
  return digitsOfPhone(phone)
}

/** Sends a code to a phone number. An earlier one no longer works. */
export async function sendCode(
  db: Queries,
  { questionnaireId, teamId, userId }: Respondent,
  { phone, language }: { phone: string; language: FormLanguage },
  now: number,
): Promise<number> {
  const code = newNumber(6)
  const expireTime = now + codeLifetime
  const values = { phone, codeHash: await hashCode(phone, code), tries: 0, expireTime, confirmTime: null }
  await db
    .insert(phoneCodes)
    .values({ questionnaireId, userId, ...values })
    .onConflictDoUpdate({ target: [phoneCodes.questionnaireId, phoneCodes.userId], set: values })
  await postMessage(
    db,
    {
      ownerTeamId: teamId,
      channel: 'sms',
      address: phone,
      subject: '',
      text: texts[language](code),
      topic: 'questionnaire-code',
      reference: questionnaireId,
    },
    now,
  )
  return expireTime
}

const hashCode = (phone: string, code: string) => hashToken(`${phone}\n${code}`)

/** Whether a code is right. A wrong one is counted, so the transaction must be kept. */
export async function checkCode(
  db: Queries,
  respondent: Respondent,
  { phone, code }: { phone: string; code: string },
  now: number,
): Promise<boolean> {
  const isOwn = codeOf(respondent)
  const [row] = await db.select().from(phoneCodes).where(isOwn).for('update')
  if (!row || row.phone !== phone || row.expireTime < now || row.tries >= mostTries) return false
  const isRight = row.codeHash === (await hashCode(phone, code))
  await db
    .update(phoneCodes)
    .set(isRight ? { confirmTime: now } : { tries: row.tries + 1 })
    .where(isOwn)
  return isRight
}

/** The phone number that a person has confirmed for a questionnaire. */
export async function confirmedPhone(db: Queries, respondent: Respondent): Promise<string | undefined> {
  const [row] = await db.select().from(phoneCodes).where(codeOf(respondent))
  return row?.confirmTime === null ? undefined : row?.phone
}

const codeOf = ({ questionnaireId, userId }: Respondent) =>
  and(eq(phoneCodes.questionnaireId, questionnaireId), eq(phoneCodes.userId, userId))
