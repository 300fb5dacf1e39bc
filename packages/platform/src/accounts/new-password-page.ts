import { accountPage, goesTo, hidden, type SignInLanguage } from './sign-in-page.ts'
import { signInTexts } from './sign-in-texts.ts'

/** Characters that a password that somebody chooses must have. */
export const shortestPassword = 10

/** Why a new password was not taken. */
export type NewPasswordProblem = 'short' | 'differs' | 'same'

interface NewPasswordPage {
  /** What the page that asked for the sign-in gave, and goes along with the form. */
  query: URLSearchParams
  language: SignInLanguage
  /** Stands for the person who has given the old password, once and for a while. */
  ticket: string
  problem?: NewPasswordProblem | undefined
}

/** The page that asks for another password before the first sign-in with one that somebody else has chosen. */
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
