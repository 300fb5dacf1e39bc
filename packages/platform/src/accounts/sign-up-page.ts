import { listCountries } from '@console-widgets/core/tables'
import { shortestPassword } from './new-password-page.ts'
import { escapeMarkup } from '@console-widgets/core/formats'
import { accountPage, hidden, languageLinks, type SignInLanguage } from './sign-in-page.ts'
import { signInTexts } from './sign-in-texts.ts'
import { longestName, type SignUpInvitation, type SignUpProblem } from './sign-up.ts'
import { signUpTexts, type ClosedReason } from './sign-up-texts.ts'

interface SignUpPage {
  /** Parameters of the page that requested the sign-up, passed on by the form, with the invitation's token. */
  query: URLSearchParams
  language: SignInLanguage
}

interface OpenSignUpPage extends SignUpPage {
  invitation: SignUpInvitation
  /** Whether a code has been sent: the form asks for it. */
  isSent: boolean
  /** Submitted values, without the passwords. */
  typed?: URLSearchParams
  problem?: SignUpProblem | undefined
}

const path = '/account/sign-up'

/** Renders the page on which an invited person creates an account, as HTML without scripts. */
export function signUpPage({ query, language, invitation, isSent, typed, problem }: OpenSignUpPage): string {
  const text = signUpTexts[language]
  const { account, teamName } = invitation
  const intro = `<p class="goes">${escapeMarkup(text.forTeam(teamName))}</p><p class="why">${escapeMarkup(isSent ? text.sent(account) : text.ask(account))}</p>`
  const alert = problem ? `<p role="alert" id="problem">${messageOf(problem, language)}</p>` : ''
  const ask = `<form method="post" action="${path}">${hidden(new URLSearchParams([...query, ['step', 'code']]))}<button${isSent ? ' class="quiet"' : ''}>${isSent ? text.again : text.send}</button></form>`
  const body = isSent ? signUpForm({ query, language, invitation, typed, problem }) + ask : ask
  return page(query, language, intro + alert + body)
}

/** Renders the page for an invitation that creates no account, with what to do instead. */
export function closedSignUpPage({ query, language, reason }: SignUpPage & { reason: ClosedReason }): string {
  return page(query, language, `<p role="alert" id="problem">${signUpTexts[language].closed[reason]}</p>`)
}

function page(query: URLSearchParams, language: SignInLanguage, body: string): string {
  const text = signUpTexts[language]
  const signIn = new URLSearchParams([...query].filter(([name]) => name !== 'invitation'))
  return accountPage(
    signInTexts[language],
    text.title,
    `${body}<p class="why"><a href="${escapeMarkup(`/account/sign-in?${signIn}`)}">${text.haveAccount}</a></p>`,
    `<nav class="languages" aria-label="${signInTexts[language].languages}">${languageLinks(path, query, language)}</nav>`,
  )
}

function signUpForm({
  query,
  language,
  invitation: { account },
  typed = new URLSearchParams(),
  problem,
}: Omit<OpenSignUpPage, 'isSent'>): string {
  const text = signUpTexts[language]
  const { newPasswordRule } = signInTexts[language]
  const wrong = (...of: SignUpProblem[]) =>
    problem !== undefined && of.includes(problem) ? ' aria-invalid="true" aria-describedby="problem" autofocus' : ''
  const value = (name: string) => ` value="${escapeMarkup(typed.get(name) ?? '')}"`
  const countries = listCountries(language)
    .map(
      ({ id, name }) =>
        `<option value="${id}"${id === typed.get('country') ? ' selected' : ''}>${escapeMarkup(name)}</option>`,
    )
    .join('')
  return `<form method="post" action="${path}">${hidden(new URLSearchParams([...query, ['step', 'account']]))}
<label>${text.code}<input name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required${problem ? wrong('code') : ' autofocus'}${value('code')}></label>
<label>${text.account}<input value="${escapeMarkup(account)}" autocomplete="username" readonly></label>
<label>${text.name}<input name="userName" autocomplete="name" maxlength="${longestName}" required${wrong('name')}${value('userName')}></label>
<label>${text.country}<select name="country" autocomplete="country" required${wrong('country')}><option value="">${text.choose}</option>${countries}</select></label>
<div class="field"><label>${text.phone}<input name="phone" type="tel" autocomplete="tel" maxlength="30"${wrong('phone') || ' aria-describedby="phone-note"'}${value('phone')}></label><p class="note" id="phone-note">${text.phoneNote}</p></div>
<div class="field"><label>${text.password}<input name="password" type="password" autocomplete="new-password" maxlength="200" required${wrong('short', 'differs') || ' aria-describedby="rule"'}></label><p class="note" id="rule">${newPasswordRule(shortestPassword)}</p></div>
<label>${text.repeat}<input name="repeat" type="password" autocomplete="new-password" maxlength="200" required></label>
<button>${text.submit}</button></form>`
}

function messageOf(problem: SignUpProblem, language: SignInLanguage): string {
  const text = signUpTexts[language]
  if (typeof problem === 'object') return text.wait(problem.minutes)
  if (problem === 'short') return signInTexts[language].short(shortestPassword)
  return problem === 'differs' ? signInTexts[language].differs : text.problems[problem]
}
