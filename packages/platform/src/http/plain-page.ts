import { hashSource } from '../texts/hash-source.ts'
import { escapeMarkup } from '@console-widgets/core/formats'

const style = `:root{color-scheme:light dark}body{margin:0;min-height:90vh;display:grid;place-content:center;padding:24px;font:16px/1.5 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans",sans-serif;overflow-wrap:anywhere}main{max-width:440px;display:grid;gap:16px}h1{margin:0;font-size:22px}p,ul{margin:0;color:#566}ul{padding-left:20px}form{display:flex;flex-wrap:wrap;gap:12px}button,a.button{padding:11px 22px;border:1px solid #0b57c2;border-radius:8px;background:#0b57c2;color:#fff;font:inherit;cursor:pointer;text-decoration:none}button.plain{background:transparent;color:#0b57c2}a{color:#0b57c2}:focus-visible{outline:2px solid currentColor;outline-offset:3px}@media (prefers-color-scheme:dark){body{background:#14161a;color:#e7e9ee}p,ul{color:#a3a9b6}button,a.button{background:#8ab8ff;border-color:#8ab8ff;color:#14161a}button.plain,a{background:transparent;color:#8ab8ff}}`

const policy = hashSource(style).then(
  (source) => `default-src 'none'; style-src ${source}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
)

/** Headers of every answer: nothing is kept, and no address is passed on. */
export const goneHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
}

/** A page for visitors without an account, without scripts. @param body HTML below the heading */
export async function answerPage(lang: string, title: string, body: string, status = 200): Promise<Response> {
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title><style>${style}</style></head><body><main><h1>${escapeMarkup(title)}</h1>${body}</main></body></html>`
  return new Response(html, {
    status,
    headers: {
      ...goneHeaders,
      // Forms are checked by their origin.
      'referrer-policy': 'same-origin',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policy,
    },
  })
}
