import { escapeMarkup } from '@console-widgets/core/formats'
import { signInStyle } from './sign-in-style.ts'
import { signInTexts, type SignInLanguage } from './sign-in-texts.ts'

export type { SignInLanguage } from './sign-in-texts.ts'

/** Reason for showing the form again, or for not showing it. */
export type SignInProblem =
  | { kind: 'wrong' }
  /** The code from the message is wrong. */
  | { kind: 'code' }
  | { kind: 'late' }
  | { kind: 'throttled'; minutes: number }
  | { kind: 'redirect' }

interface SignInPage {
  /** Parameters of the page that requested the sign-in, passed on by the form. */
  query: URLSearchParams
  language: SignInLanguage
  /** Union partners to choose from. Undefined if union login is off (R7). */
  partners?: readonly string[] | undefined
  /** Submitted values, without the password. */
  typed?: URLSearchParams
  problem?: SignInProblem | undefined
  /** Whether a code has been sent: the form asks for it. */
  asksForCode?: boolean
}

/** Texts of the account service's pages in one language. */
export type Texts = (typeof signInTexts)[SignInLanguage]

const path = '/account/sign-in'
const mark =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect x="1" y="1" width="26" height="26" rx="7" fill="currentColor"/><path d="M8 9.5h5v9H8zM15.5 9.5h4.5v3.5h-4.5zM15.5 15.5h4.5v3h-4.5z" fill="var(--card)"/></svg>'

/** Renders the sign-in page as HTML without scripts. */
export function signInPage({
  query,
  language,
  partners,
  typed = new URLSearchParams(),
  problem,
  asksForCode = false,
}: SignInPage): string {
  const text = signInTexts[language]
  const byUnion = partners !== undefined && query.get('way') === 'union'
  const closed = problem?.kind === 'redirect'
  const body = closed ? '' : `${goesTo(query, text)}${partners ? ways(query, text, byUnion) : ''}`
  const code = asksForCode ? codeField(text, problem) : ''
  const form = closed
    ? ''
    : `<form method="post" action="${path}">${hidden(query)}${byUnion ? unionFields(text, partners, typed, problem) : accountFields(text, typed, problem)}${code}<button>${text.submit}</button></form>`
  const sent = asksForCode ? `<p class="why">${text.codeSent}</p>` : ''
  const offer = asksForCode || problem?.kind === 'throttled' ? codeOffer(text, query, typed, asksForCode) : ''
  const nav = `<nav class="languages" aria-label="${text.languages}">${languageLinks(path, query, language)}</nav>`
  return accountPage(text, text.title, `${body}${sent}${alertOf(text, problem)}${form}${offer}`, nav)
}

/** Renders a page of the account service. */
export function accountPage(text: Texts, title: string, body: string, after = ''): string {
  return `<!doctype html><html lang="${text.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${text.product}</title><style>${signInStyle}</style></head>
<body><main><p class="mark">${mark}${text.product}</p><h1>${title}</h1>${body}</main>
${after}</body></html>`
}

/** Target of the sign-in, so that users see which page requested it. */
export function goesTo(query: URLSearchParams, text: Texts): string {
  return `<p class="goes">${text.goesTo} ${escapeMarkup(new URL(query.get('redirect_uri') as string).host)}</p>`
}

function alertOf(text: Texts, problem: SignInProblem | undefined): string {
  return problem ? `<p role="alert" id="problem">${messageOf(text, problem)}</p>` : ''
}

function messageOf(text: Texts, problem: SignInProblem): string {
  if (problem.kind === 'throttled') return text.throttled(problem.minutes)
  return problem.kind === 'code' ? text.wrongCode : text[problem.kind]
}

/** Asks for the code from the message, beside the password. */
function codeField(text: Texts, problem: SignInProblem | undefined): string {
  const wrong = problem?.kind === 'code' ? ' aria-describedby="problem" aria-invalid="true" autofocus' : ''
  return `<label>${text.codeLabel}<input name="code" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" maxlength="40" required${wrong}></label>`
}

/** Offers a code to those who are locked out by the failures of others. */
function codeOffer(text: Texts, query: URLSearchParams, typed: URLSearchParams, isSent: boolean): string {
  const claim = ['account', 'partner', 'union_id'].map((name) => [name, typed.get(name) ?? ''])
  const fields = new URLSearchParams([...query, ...claim, ['step', 'code']])
  const why = isSent ? '' : `<p class="why">${text.isItYou}</p>`
  return `${why}<form method="post" action="${path}">${hidden(fields)}<button class="quiet">${isSent ? text.sendAgain : text.sendCode}</button></form>`
}

function ways(query: URLSearchParams, text: Texts, byUnion: boolean): string {
  const link = (way: string, label: string, current: boolean) =>
    `<a href="${escapeMarkup(linkTo(path, query, 'way', way))}"${current ? ' aria-current="page"' : ''}>${label}</a>`
  return `<nav class="ways" aria-label="${text.ways}">${link('account', text.byAccount, !byUnion)}${link('union', text.byUnion, byUnion)}</nav>`
}

function accountFields(text: Texts, typed: URLSearchParams, problem: SignInProblem | undefined): string {
  return (
    field(
      text.account,
      `name="account" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="200"`,
      typed.get('account'),
      problem,
    ) + password(text, problem, Boolean(typed.get('account')))
  )
}

function unionFields(
  text: Texts,
  partners: readonly string[],
  typed: URLSearchParams,
  problem: SignInProblem | undefined,
): string {
  const options = partners
    .map((partner) => `<option${partner === typed.get('partner') ? ' selected' : ''}>${escapeMarkup(partner)}</option>`)
    .join('')
  return `<label>${text.partner}<select name="partner" required>${options}</select></label>${field(text.unionId, 'name="union_id" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="200"', typed.get('union_id'), problem)}${password(text, problem, Boolean(typed.get('union_id')))}<p class="note">${text.unionNote}</p>`
}

/** Initial focus: the account, or the password if the account is filled in. */
function field(label: string, attributes: string, value: string | null, problem: SignInProblem | undefined): string {
  return `<label>${label}<input ${attributes} required${problem || value ? '' : ' autofocus'}${described(problem)}${value ? ` value="${escapeMarkup(value)}"` : ''}></label>`
}

function password(text: Texts, problem: SignInProblem | undefined, isNext: boolean): string {
  const focus = (problem || isNext) && problem?.kind !== 'code' ? ' autofocus' : ''
  return `<label>${text.password}<input name="password" type="password" autocomplete="current-password" maxlength="200" required${focus}${described(problem)}></label>`
}

function described(problem: SignInProblem | undefined): string {
  return problem && problem.kind !== 'code'
    ? ` aria-describedby="problem"${problem.kind === 'wrong' ? ' aria-invalid="true"' : ''}`
    : ''
}

/** Links to a page of the account service in each language. */
export function languageLinks(path: string, query: URLSearchParams, current: SignInLanguage): string {
  return (Object.keys(signInTexts) as SignInLanguage[])
    .map((language) => {
      const { lang, name, tag } = signInTexts[language]
      return `<a href="${escapeMarkup(linkTo(path, query, 'lang', lang))}" lang="${tag}" hreflang="${tag}"${language === current ? ' aria-current="page"' : ''}>${name}</a>`
    })
    .join('')
}

function linkTo(path: string, query: URLSearchParams, name: string, value: string): string {
  const changed = new URLSearchParams(query)
  changed.set(name, value)
  return `${path}?${changed}`
}

/** Hidden fields of a form. */
export function hidden(query: URLSearchParams): string {
  return [...query]
    .map(([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`)
    .join('')
}
