import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/questionnaires/contract'
import { type Answers, isNone, openingOf, readHiddenFields } from '@console-widgets/questionnaires/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { describePublic, type PublicRow, requirePublic, requireToken } from './find-public.ts'
import { type FormToken, hashRespondent } from './form-token.ts'
import { checkCode, confirmedPhone, readPhone, sendCode } from './phone-codes.ts'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { countCode, countResponse, responseLimits } from './response-limits.ts'
import { findResponse, insertResponse, requireAnswers, storeResponse } from './store-response.ts'
import { publishedServiceQuestionnaires } from './tables.ts'

type Named = Extract<
  keyof typeof calls,
  `questionnaires.${'feedback' | 'feedback-sms-code' | 'anonymous-questionnaire' | 'anonymous-feedback' | 'service-questionnaire' | 'service-questionnaire-feedback'}.${string}`
>

/** Largest answers, in characters of their JSON. */
const largestAnswers = 64 * 1024

export const respondentHandlers: Pick<Handlers<typeof calls>, Named> = {
  'questionnaires.feedback.view': async ({ publicId }, context) => {
    const { db, services, userId } = context
    const row = await requirePublic(db, publicId)
    const respondent = await hashRespondent(services, row.questionnaireId, userId)
    return {
      ...(await describePublic(context, row)),
      answered: (await findResponse(db, row.questionnaireId, respondent)) !== undefined,
    }
  },

  'questionnaires.feedback.submit': async ({ token, language, answers, hidden }, context) => {
    const { services, userId } = context
    const { form, row } = await requireForm(context, token)
    if (form.version === row.version) requireAnswers(row.content, answers)
    await countResponse(services, form.publicId, context.address)
    const { anonymous, asksPhone, questionnaireId } = row
    const respondent = await hashRespondent(services, questionnaireId, userId)
    const responseId = await context.inTeam(async (db) => {
      const phone = asksPhone ? await confirmedPhone(db, { ...context, questionnaireId }) : null
      if (phone === undefined)
        throw refuse('questionnaire-phone', 'Confirm your phone number first', [issue('phone', 'phone-confirmed')])
      const given = {
        ...givenBy(form, answers),
        ...{ language, respondent, phone, userId: anonymous ? null : userId },
        hidden: hiddenOf(row, hidden),
      }
      return storeResponse(context.services, db, questionnaireId, given, context.now())
    })
    return { responseId }
  },

  'questionnaires.feedback-sms-code.send': async ({ token, phone: typed, language }, context) => {
    const { services } = context
    const { row } = await requireForm(context, token)
    if (!row.asksPhone || openingOf(row, context.now()) !== 'open')
      throw refuse('questionnaire-closed', 'The questionnaire asks for no phone number')
    const phone = readPhone(typed)
    await countCode(services, phone)
    const { questionnaireId } = row
    const expireTime = await context.inTeam((db) =>
      sendCode(
        db,
        { ...context, questionnaireId },
        { phone, language: language ?? row.content.languages[0] ?? 'en' },
        context.now(),
      ),
    )
    return { expireTime, nextTime: context.now() + responseLimits.pauseOfCodes }
  },

  'questionnaires.feedback-sms-code.check': async ({ token, phone, code }, context) => {
    const { questionnaireId } = (await requireForm(context, token)).row
    const given = { phone: readPhone(phone), code }
    const isRight = await context.inTeam((db) => checkCode(db, { ...context, questionnaireId }, given, context.now()))
    if (!isRight)
      throw refuse('sms-code-wrong', 'The code is wrong or no longer valid. Check it, or have another one sent.', [
        issue('code', 'newest-code'),
      ])
  },

  'questionnaires.anonymous-questionnaire.view': async ({ publicId }, context) =>
    describePublic(context, await requirePublic(context.db, publicId)),

  'questionnaires.anonymous-feedback.submit': async ({ token, language, answers, hidden }, context) => {
    const { services } = context
    const { form, row } = await requireForm(context, token)
    if (!row.anonymous) throw refuse('questionnaire-closed', 'This questionnaire is for people who are signed in')
    if (form.version === row.version) requireAnswers(row.content, answers)
    await countResponse(services, form.publicId, context.address)
    const respondent = await hashRespondent(services, row.questionnaireId, form.nonce)
    const given = {
      ...givenBy(form, answers),
      ...{ language, respondent, phone: null, userId: null },
      hidden: hiddenOf(row, hidden),
    }
    const responseId = await context.inTeam((db) =>
      storeResponse(context.services, db, row.questionnaireId, given, context.now()),
    )
    return { responseId }
  },

  'questionnaires.service-questionnaire.get': async ({ questionnaireId }, context) => {
    const row = await findService(context, questionnaireId)
    const respondent = await hashRespondent(context.services, questionnaireId, context.userId)
    return { ...row, answered: (await findResponse(context.db, questionnaireId, respondent)) !== undefined }
  },

  'questionnaires.service-questionnaire-feedback.submit': async ({ questionnaireId, language, answers }, context) => {
    const { db, services, userId } = context
    const row = await findService(context, questionnaireId)
    const respondent = await hashRespondent(services, questionnaireId, userId)
    const earlier = await findResponse(db, questionnaireId, respondent)
    if (earlier !== undefined) return { responseId: earlier }
    const shown = requireAnswers(row.content, answers)
    const now = context.now()
    const given = {
      answers: kept(answers),
      language,
      respondent,
      userId,
      phone: null,
      startTime: null,
      version: row.version,
    }
    return { responseId: await insertResponse(db, row, given, { shown, now }) }
  },
}

/** The form of a token, and its questionnaire. */
async function requireForm({ services }: Context, token: string): Promise<{ form: FormToken; row: PublicRow }> {
  const form = await requireToken(services, token)
  return { form, row: await services.database.look((db) => requirePublic(db, form.publicId)) }
}

/** What a link has brought for the hidden fields of a questionnaire. */
const hiddenOf = ({ content }: PublicRow, given: Readonly<Record<string, string>> = {}) =>
  readHiddenFields(content, (name) => (Object.hasOwn(given, name) ? given[name] : undefined))

const kept = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => !isNone(answer)))

/** What a form brings, once its answers aren’t too large. */
function givenBy({ time, version }: FormToken, answers: Answers) {
  if (JSON.stringify(answers).length > largestAnswers)
    throw refuse('too-large', `The answers have more than ${largestAnswers / 1024} KB. Shorten them.`)
  return { answers: kept(answers), startTime: time, version }
}

async function findService({ db }: Context, questionnaireId: string) {
  const [row] = await db
    .select()
    .from(publishedServiceQuestionnaires)
    .where(eq(publishedServiceQuestionnaires.questionnaireId, questionnaireId))
  if (!row) throw refuse('not-found', `There is no questionnaire '${questionnaireId}' about a service`)
  return row
}
