import type { Hono } from 'hono'
import {
  type Answer,
  answersShown,
  checkAnswers,
  type FormLanguage,
  formLanguages,
  formTexts,
  languageTags,
  openingOf,
  publicPath,
  readAnswers,
  readHiddenFields,
  stepsOf,
  stepsShown,
} from '@console-widgets/questionnaires/model'
import { isForeign } from '@console-widgets/platform/accounts/requesting-page'
import { readCookie } from '@console-widgets/platform/calls/cookies'
import { readLimited } from '@console-widgets/platform/calls/decode-input'
import type { RouterEnvironment } from '@console-widgets/platform/calls/plane'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { newSecret } from '@console-widgets/platform/database/ids'
import { bestLanguage, preferredLanguages } from '@console-widgets/platform/http/reader-languages'
import { linkToPage } from '@console-widgets/platform/notices/link-to-page'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import { findPublic, type PublicRow } from '../find-public.ts'
import { formLifetime, hashRespondent, readToken, writeToken } from '../form-token.ts'
import { countResponse } from '../response-limits.ts'
import { findResponse, storeResponse } from '../store-response.ts'
import {
  answeredPage,
  closedPage,
  failedPage,
  type FormPage,
  formPage,
  hiddenFieldOf,
  missingPage,
  type PageSubject,
  signInPage,
  trapField,
} from './form-page.ts'

/** Cookie by which a browser is known that has answered. It leads to no person. */
const browserCookie = 'cw_q'
/** How long it is kept, in seconds. */
const cookieSeconds = 365 * 86_400
/** Largest form, in bytes. */
const largestForm = 64 * 1024

/** What a request to a questionnaire is about. */
interface Visit {
  request: Request
  /** Address of the visitor. */
  address: string
  row: PublicRow
  subject: PageSubject
  /** Secret of the browser. */
  browser: string
  /** Cookie that gives the browser its secret, unless it has one. */
  cookie: Record<string, string>
}

/** Answers the public pages of questionnaires: forms without scripts, for anyone with the address. */
export function formPlane(app: Hono<RouterEnvironment>, services: PlatformParts): void {
  app.get(`${publicPath}/:publicId`, ({ req, env }) =>
    visit(services, req.raw, env.address, req.param('publicId'), (each) => showForm(services, each)),
  )
  app.post(`${publicPath}/:publicId`, ({ req, env }) =>
    visit(services, req.raw, env.address, req.param('publicId'), (each) => takeForm(services, each)),
  )
}

async function visit(
  services: PlatformParts,
  request: Request,
  address: string,
  publicId: string,
  work: (visit: Visit) => Promise<Response>,
): Promise<Response> {
  const row = /^[a-z0-9]{20,40}$/.test(publicId)
    ? await services.database.forRequest().look((db) => findPublic(db, publicId))
    : undefined
  const language = languageOf(request, row?.content.languages ?? formLanguages)
  if (!row) return missingPage(language)
  const parameters = new URL(request.url).searchParams
  const hidden = readHiddenFields(row.content, (name) => parameters.get(name))
  const subject = { publicId, content: row.content, language, hidden }
  const opening = openingOf(row, services.clock.now())
  if (opening !== 'open') return closedPage(subject, opening)
  if (!row.anonymous) {
    const page = { id: 'questionnaires.answer', values: { publicId } }
    const link = linkToPage(services.publicOrigin, language, page)
    const query = new URLSearchParams(hidden).toString()
    return signInPage(subject, query === '' ? link : `${link}?${query}`)
  }
  const sent = readCookie(request, browserCookie) ?? ''
  const isKnown = /^[a-z0-9]{50}$/.test(sent)
  const browser = isKnown ? sent : newSecret()
  const secure = services.publicOrigin.startsWith('https:') ? '; Secure' : ''
  const cookie: Record<string, string> = isKnown
    ? {}
    : {
        'set-cookie': `${browserCookie}=${browser}; Path=${publicPath}; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Lax${secure}`,
      }
  return work({ request, address, row, subject, browser, cookie })
}

function languageOf(request: Request, languages: readonly FormLanguage[]): FormLanguage {
  const asked = new URL(request.url).searchParams.get('lang')
  const chosen = languages.find((each) => each === asked)
  if (chosen) return chosen
  const tags = languages.map((each) => languageTags[each])
  return languages[tags.indexOf(bestLanguage(tags, preferredLanguages(request)))] ?? 'en'
}

/** Whether this browser has answered. */
async function hasAnswered(services: PlatformParts, { browser, row }: Visit): Promise<boolean> {
  const respondent = await hashRespondent(services, row.questionnaireId, browser)
  const { ownerTeamId: teamId, questionnaireId } = row
  const found = await services.database.asTeam({ teamId, userId: '', readOnly: true }, (db) =>
    findResponse(db, questionnaireId, respondent),
  )
  return found !== undefined
}

async function showForm(services: PlatformParts, each: Visit): Promise<Response> {
  const { cookie, request, subject } = each
  const isNew = new URL(request.url).searchParams.has('sent')
  if (await hasAnswered(services, each)) return answeredPage(subject, isNew)
  const token = await newToken(services, each)
  return formPage({ ...subject, step: 0, answers: {}, token }, 200, cookie)
}

const newToken = (services: PlatformParts, { row }: Visit) =>
  writeToken(services, { publicId: row.publicId, version: row.version, nonce: newSecret(), time: services.clock.now() })

async function takeForm(services: PlatformParts, each: Visit): Promise<Response> {
  const { cookie, request, row, subject } = each
  const texts = formTexts[subject.language]
  let fields: URLSearchParams
  try {
    fields = new URLSearchParams(new TextDecoder().decode(await readLimited(request, largestForm)))
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) throw error
    return failedPage(subject, texts.tooLarge, error.status)
  }
  const { questions } = row.content
  const answers = answersShown(questions, readAnswers(questions, fields))
  const steps = stepsShown(questions, answers)
  const asked = Number(fields.get('step'))
  const step = steps.includes(asked) ? asked : (steps[0] ?? 0)
  const token = await readToken(services, fields.get('token') ?? '')
  const isOwn = token?.publicId === row.publicId && !isForeign(request, services)
  const isFresh = isOwn && token.time + formLifetime >= services.clock.now() && token.version === row.version
  const hidden = readHiddenFields(row.content, (name) => fields.get(hiddenFieldOf(name)))
  const page: FormPage = { ...subject, hidden, step, answers, token: await newToken(services, each) }
  if (!isFresh) {
    const notice = isOwn && token.version === row.version ? texts.expired : texts.changed
    return formPage({ ...page, step: steps[0] ?? 0, notice }, 409, cookie)
  }
  // The time from the first look on counts.
  const open = { ...page, token: fields.get('token') ?? '' }
  if (fields.get('go') === 'back')
    return formPage({ ...open, step: steps.findLast((other) => other < step) ?? step }, 200, cookie)
  const problems = checkAnswers(questions, answers).problems
  const wrong = steps.find((other) => other <= step && stepHas(row, other, problems))
  if (wrong !== undefined) return formPage({ ...open, step: wrong, problems }, 400, cookie)
  const later = steps.find((other) => other > step)
  if (later !== undefined) return formPage({ ...open, step: later }, 200, cookie)
  return store(services, each, {
    page: open,
    answers,
    startTime: token.time,
    isTrapped: (fields.get(trapField) ?? '') !== '',
  })
}

const stepHas = ({ content }: PublicRow, step: number, problems: ReadonlyMap<string, unknown>) =>
  (stepsOf(content.questions)[step] ?? []).some(({ questionId }) => problems.has(questionId))

interface Sent {
  page: FormPage
  answers: Record<string, Answer>
  startTime: number
  isTrapped: boolean
}

/** Stores the answers, and leads to a page that says so. */
async function store(services: PlatformParts, each: Visit, { page, ...sent }: Sent): Promise<Response> {
  const { address, browser, cookie, row, subject } = each
  const { ownerTeamId: teamId, publicId, questionnaireId, version } = row
  const now = services.clock.now()
  if (await hasAnswered(services, each)) return answeredPage(subject, false)
  try {
    await countResponse(services, publicId, address)
    const respondent = await hashRespondent(services, questionnaireId, browser)
    const given = {
      ...sent,
      hidden: page.hidden,
      language: subject.language,
      respondent,
      userId: null,
      phone: null,
      version,
    }
    await services.database.asTeam({ teamId, userId: '' }, (db) =>
      storeResponse(services, db, questionnaireId, given, now),
    )
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) throw error
    return refusedPage(page, error)
  }
  const location = `${publicPath}/${publicId}?lang=${subject.language}&sent`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', ...cookie } })
}

/** The form again, with its answers, and why they weren’t taken. */
function refusedPage(page: FormPage, { headers, reason, status }: PlatformRefusal): Promise<Response> {
  const texts = formTexts[page.language]
  if (reason === 'questionnaire-closed') return closedPage(page, 'ended')
  const minutes = Math.ceil(Number(headers['retry-after'] ?? 60) / 60)
  const notice = reason === 'throttled' ? texts.busy(minutes) : texts.changed
  return formPage({ ...page, notice }, status, { ...headers })
}
