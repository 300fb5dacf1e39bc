import { hashSource } from '@console-widgets/platform/texts/hash-source'
import { bestLanguage, preferredLanguages } from '@console-widgets/platform/http/reader-languages'
import { escapeMarkup } from '@console-widgets/core/formats'
import type { SocialCard } from '@console-widgets/redirects'

const style = `:root{color-scheme:light dark}body{margin:0;min-height:90vh;display:grid;place-content:center;gap:16px;padding:24px;text-align:center;font:16px/1.5 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans",sans-serif;overflow-wrap:anywhere}a{color:#0b57c2}a.app{display:inline-block;padding:12px 28px;border-radius:8px;background:#0b57c2;color:#fff;text-decoration:none}p{margin:0;color:#667}@media (prefers-color-scheme:dark){body{background:#14161a;color:#e7e9ee}p{color:#a3a9b6}a{color:#8ab8ff}a.app{background:#8ab8ff;color:#14161a}}`

/** Opens the app, and the page if the browser is still here after a second and a half. */
const script = `const app=document.getElementById('app'),page=document.getElementById('page');if(page)setTimeout(()=>{if(!document.hidden)location.replace(page.href)},1500);location.href=app.href`

const policy = Promise.all([hashSource(style), hashSource(script)]).then(
  ([ofStyle, ofScript]) =>
    `default-src 'none'; style-src ${ofStyle}; script-src ${ofScript}; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
)

/** Headers of every answer to a link. */
export const linkHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
}

const words = {
  en: {
    open: 'Open in the app',
    page: 'Continue without the app',
    missing: 'There is no link at this address.',
    expired: 'This link has expired.',
    busy: 'Too many addresses that don’t exist. Try again in a minute.',
  },
  zh: {
    open: '在应用中打开',
    page: '不使用应用，继续浏览',
    missing: '此地址没有链接。',
    expired: '此链接已过期。',
    busy: '无效地址访问过多，请一分钟后重试。',
  },
  ru: {
    open: 'Открыть в приложении',
    page: 'Продолжить без приложения',
    missing: 'По этому адресу нет ссылки.',
    expired: 'Срок действия ссылки истёк.',
    busy: 'Слишком много несуществующих адресов. Повторите попытку через минуту.',
  },
} as const
type PageLanguage = keyof typeof words

function languageOf(request: Request): PageLanguage {
  return bestLanguage(Object.keys(words), preferredLanguages(request)) as PageLanguage
}

/** A plain page that says why a link leads nowhere. */
export function failurePage(
  request: Request,
  status: 404 | 410 | 429,
  headers: Record<string, string> = {},
): Promise<Response> {
  const lang = languageOf(request)
  const { missing, expired, busy } = words[lang]
  const message = status === 404 ? missing : status === 410 ? expired : busy
  return answer(lang, String(status), `<p>${message}</p>`, status, headers)
}

/** A page that tries the app first. */
export function interstitialPage(request: Request, deepLink: string, page: string | undefined): Promise<Response> {
  const lang = languageOf(request)
  const { open, page: other } = words[lang]
  const links = `<a class="app" id="app" href="${escapeMarkup(deepLink)}">${open}</a>${page === undefined ? '' : `<a id="page" href="${escapeMarkup(page)}">${other}</a>`}`
  return answer(lang, open, `${links}<script>${script}</script>`, 200)
}

/** A page for programs that show what is behind a link. */
export function previewPage(
  request: Request,
  social: SocialCard | null,
  page: string | undefined,
  address: string,
): Promise<Response> {
  const title = social?.title ?? (page === undefined ? new URL(address).host : new URL(page).host)
  const { description, image } = social ?? {}
  const tags = [
    ['og:type', 'website'],
    ['og:url', address],
    ['og:title', title],
    ...(description ? [['og:description', description]] : []),
    ...(image ? [['og:image', image]] : []),
  ].map(([property, content]) => `<meta property="${property}" content="${escapeMarkup(content as string)}">`)
  const card = `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}">`
  const body = `<p>${escapeMarkup(title)}</p>${page === undefined ? '' : `<a href="${escapeMarkup(page)}">${escapeMarkup(page)}</a>`}`
  return answer(languageOf(request), title, body, 200, {}, tags.join('') + card)
}

async function answer(
  lang: string,
  title: string,
  body: string,
  status: number,
  headers: Record<string, string> = {},
  head = '',
): Promise<Response> {
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title>${head}<style>${style}</style></head><body>${body}</body></html>`
  return new Response(html, {
    status,
    headers: {
      ...linkHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policy,
      ...headers,
    },
  })
}
