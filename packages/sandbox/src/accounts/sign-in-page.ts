export type SignInLanguage = 'cn' | 'en' | 'ru'

interface SignInPage {
  query: URLSearchParams
  language: SignInLanguage
  problem?: 'wrong' | 'throttled' | 'redirect'
}

const texts = {
  en: {
    tag: 'en',
    title: 'Sign in',
    account: 'Account',
    password: 'Password',
    submit: 'Sign in',
    wrong: 'The account or the password is wrong. Check both and try again.',
    throttled: 'Too many failed sign-ins. Wait a quarter of an hour and try again.',
    redirect: 'The page that sent you here is not one that may be returned to. Open the console again and sign in from there.',
  },
  cn: {
    tag: 'zh-CN',
    title: '登录',
    account: '账号',
    password: '密码',
    submit: '登录',
    wrong: '账号或密码错误，请检查后重试。',
    throttled: '登录失败次数过多，请 15 分钟后再试。',
    redirect: '无法返回您来自的页面。请重新打开控制台并从那里登录。',
  },
  ru: {
    tag: 'ru',
    title: 'Вход',
    account: 'Учётная запись',
    password: 'Пароль',
    submit: 'Войти',
    wrong: 'Неверная учётная запись или пароль. Проверьте данные и попробуйте ещё раз.',
    throttled: 'Слишком много неудачных попыток входа. Подождите 15 минут и попробуйте снова.',
    redirect: 'Вернуться на страницу, с которой вы пришли, нельзя. Откройте консоль заново и войдите оттуда.',
  },
} as const

/** The sign-in page as HTML; it needs no script. */
export function signInPage({ query, language, problem }: SignInPage): string {
  const text = texts[language]
  const hidden = [...query].map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('')
  const form = `<form method="post" action="/account/sign-in">${hidden}
<label>${text.account}<input name="account" autocomplete="username" required autofocus maxlength="200"></label>
<label>${text.password}<input name="password" type="password" autocomplete="current-password" required maxlength="200"></label>
<button>${text.submit}</button></form>`
  return `<!doctype html><html lang="${text.tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${text.title} · Console</title><style>${style}</style></head>
<body><main><h1>${text.title}</h1>${problem ? `<p role="alert">${text[problem]}</p>` : ''}${problem === 'redirect' ? '' : form}</main></body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const style = `
:root{color-scheme:light dark;--line:light-dark(#d5d9e0,#3a4150);--accent:light-dark(#2a5bd7,#8fb1ff);--on:light-dark(#fff,#10151f)}
body{margin:0;min-height:100vh;display:grid;place-items:center;font:14px/1.6 system-ui,"Noto Sans CJK SC","Noto Sans",sans-serif;background:light-dark(#f6f7f9,#12151b);color:light-dark(#1b212c,#e6e9ef)}
main{width:min(360px,calc(100vw - 32px))}h1{font-size:24px;margin:0 0 16px}
form{display:grid;gap:16px}label{display:grid;gap:4px;font-weight:500}
input{font:inherit;padding:8px 10px;border:1px solid var(--line);border-radius:6px;background:light-dark(#fff,#191d25);color:inherit}
button{font:inherit;font-weight:600;padding:9px;border:0;border-radius:6px;background:var(--accent);color:var(--on);cursor:pointer}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
p[role=alert]{margin:0 0 16px;padding:8px 12px;border:1px solid light-dark(#e2a3a3,#7a3434);border-radius:6px;background:light-dark(#fdf1f1,#2b1719);color:light-dark(#8f1d1d,#ffb4b0)}
`
