import { accountPage, goesTo, hidden, type SignInLanguage } from './sign-in-page.ts'
import { signInTexts } from './sign-in-texts.ts'

/** Minimum length of a password that a user chooses. */
export const shortestPassword = 10

/** Reason for rejecting a new password. */
export type NewPasswordProblem = 'short' | 'differs' | 'same'

interface NewPasswordPage {
  /** Parameters of the page that requested the sign-in, passed on by the form. */
  query: URLSearchParams
  language: SignInLanguage
  /** Single-use, expiring proof that the user has entered the old password. */
  ticket: string
  problem?: NewPasswordProblem | undefined
}

/** Page that requires a new password before the first sign-in with an assigned one. */
export function newPasswordPage({ query, language, ticket, problem }: NewPasswordPage): string {
  const text = signInTexts[language]
  const alert = problem
    ? `<p role="alert" id="problem">${problem === 'short' ? text.short(shortestPassword) : text[problem]}</p>`
    : ''
  const described = (also: string) =>
    ` aria-describedby="${[also, problem ? 'problem' : ''].filter(Boolean).join(' ')}"${problem ? ' aria-invalid="true"' : ''}`
  const field = (name: string, label: string, more: string) =>
    `<label>${label}<input name="${name}" type="password" autocomplete="new-password" maxlength="200" required${more}></label>`
  const form = `<form method="post" action="/account/new-password">${hidden(new URLSearchParams([...query, ['ticket', ticket]]))}<div class="field">${field('password', text.newPasswordLabel, `${described('rule')} autofocus`)}<p class="note" id="rule">${text.newPasswordRule(shortestPassword)}</p></div>${field('repeat', text.repeatLabel, problem ? described('') : '')}<button>${text.savePassword}</button></form>`
  return accountPage(
    text,
    text.newPassword,
    `${goesTo(query, text)}<p class="why">${text.newPasswordBody}</p>${alert}${form}`,
  )
}
