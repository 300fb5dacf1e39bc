import { hashSource } from '@console-widgets/platform/texts/hash-source'
import {
  type AnswerProblem,
  type Answers,
  carriedFields,
  type Content,
  type FormLanguage,
  type FormState,
  formTexts,
  languageTags,
  type Opening,
  publicPath,
  type Question,
  questionNodes,
  shownQuestions,
  stepsOf,
  stepsShown,
  textIn,
} from '@console-widgets/questionnaires/model'
import { escapeMarkup } from '@console-widgets/core/formats'
import { formStyle } from './style.ts'
import { toHtml } from './to-html.ts'

/** Name of the field that only programs fill in. */
export const trapField = 'website'

const styleSource = hashSource(formStyle)

/** What a public page is about. */
export interface PageSubject {
  publicId: string
  content: Content
  language: FormLanguage
  /** What the link brought, by hidden field. */
  hidden: Readonly<Record<string, string>>
}

/** Field of the form that carries a hidden one. */
export const hiddenFieldOf = (name: string): string => `h.${name}`

/** A page of a form. */
export interface FormPage extends PageSubject {
  /** Place of the page among those of the form. */
  step: number
  answers: Answers
  problems?: ReadonlyMap<string, AnswerProblem>
  token: string
  /** Said above the questions. */
  notice?: string | undefined
}

/** A page with a part of the questions, as a form without scripts. */
export function formPage(page: FormPage, status = 200, headers: Record<string, string> = {}): Promise<Response> {
  const {
    answers,
    content,
    language,
    notice,
    problems = new Map<string, AnswerProblem>(),
    publicId,
    step,
    token,
  } = page
  const texts = formTexts[language]
  const state: FormState = { languages: content.languages, language, answers, problems }
  const shown = new Set(shownQuestions(content.questions, answers))
  const current = (stepsOf(content.questions)[step] ?? []).filter((question) => shown.has(question))
  const wrong = current.filter(({ questionId }) => problems.has(questionId)).length
  const said = notice ?? (wrong > 0 ? texts.wrong(wrong) : undefined)
  const isFirst = stepsShown(content.questions, answers)[0] === step
  const isLast = !hasLater(content.questions, step)
  const hidden = [
    ['token', token],
    ['step', String(step)],
    ...Object.entries(page.hidden).map(([name, value]) => [hiddenFieldOf(name), value]),
    ...carriedFields(
      content.questions.filter((question) => !current.includes(question)),
      answers,
    ),
  ]
    .map(
      ([name = '', value = '']) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
    )
    .join('')
  const body = `${isFirst ? about(page) : ''}${stepLine(content.questions, step, language)}${said === undefined ? '' : `<p class="problem" role="alert">${escapeMarkup(said)}</p>`}
<form method="post" action="${publicPath}/${publicId}?lang=${language}" novalidate>${hidden}
<div class="trap" aria-hidden="true"><label>${texts.trap}<input name="${trapField}" tabindex="-1" autocomplete="off"></label></div>
${current.map((question) => toHtml(questionNodes(question, state))).join('\n')}
<div class="actions"><button name="go" value="next">${isLast ? texts.send : texts.next}</button>${isFirst ? '' : `<button class="quiet" name="go" value="back">${texts.back}</button>`}</div></form>`
  return answer(page, wrong > 0 ? `${texts.wrong(wrong)} ` : '', body, status, headers)
}

const hasLater = (questions: readonly Question[], step: number) => step < stepsOf(questions).length - 1

function stepLine(questions: readonly Question[], step: number, language: FormLanguage): string {
  const count = stepsOf(questions).length
  return count > 1 ? `<p class="step">${escapeMarkup(formTexts[language].step(step + 1, count))}</p>` : ''
}

const about = ({ content: { descriptions, languages }, language }: PageSubject) => {
  const text = textIn(descriptions, language, languages)
  return text === '' ? '' : `<p class="about">${escapeMarkup(text)}</p>`
}

/** A page that says why there are no questions. */
export function closedPage(subject: PageSubject, opening: Exclude<Opening, 'open'>): Promise<Response> {
  return answer(subject, '', `<p role="status">${formTexts[subject.language].closed[opening]}</p>`)
}

/** A page for someone who has answered, just now or before. */
export function answeredPage(subject: PageSubject, isNew: boolean): Promise<Response> {
  const { answered, thanks } = formTexts[subject.language]
  return answer(subject, '', `<p role="status">${isNew ? thanks : answered}</p>`)
}

/** A page that leads to the console, where people sign in. */
export function signInPage(subject: PageSubject, address: string): Promise<Response> {
  const { signIn, signInLink } = formTexts[subject.language]
  return answer(
    subject,
    '',
    `${about(subject)}<p>${signIn}</p><p><a href="${escapeMarkup(address)}">${signInLink}</a></p>`,
  )
}

/** A page for an address without a questionnaire. */
export function missingPage(language: FormLanguage): Promise<Response> {
  return write(language, '404', `<p>${formTexts[language].missing}</p>`, 404)
}

/** A page for a request that can’t be read. */
export function failedPage(subject: PageSubject, text: string, status: number): Promise<Response> {
  return answer(subject, '', `<p class="problem" role="alert">${escapeMarkup(text)}</p>`, status)
}

function answer(
  { content, hidden, language, publicId }: PageSubject,
  before: string,
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): Promise<Response> {
  const title = textIn(content.titles, language, content.languages)
  const links = content.languages
    .map((each) =>
      each === language
        ? `<span aria-current="true">${formTexts[each].languageName}</span>`
        : `<a href="${escapeMarkup(`${publicPath}/${publicId}?${new URLSearchParams({ lang: each, ...hidden }).toString()}`)}" lang="${languageTags[each]}">${formTexts[each].languageName}</a>`,
    )
    .join('')
  const nav = content.languages.length > 1 ? `<nav aria-label="${formTexts[language].languages}">${links}</nav>` : ''
  return write(language, before + title, `${nav}<h1 dir="auto">${escapeMarkup(title)}</h1>${body}`, status, headers)
}

async function write(
  language: FormLanguage,
  title: string,
  body: string,
  status: number,
  headers: Record<string, string> = {},
): Promise<Response> {
  const html = `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title><style>${formStyle}</style></head><body><main>${body}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${await styleSource}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      ...headers,
    },
  })
}
