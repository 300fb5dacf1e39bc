import type { SignInLanguage } from '../accounts/sign-in-texts.ts'
import { escapeHtml } from '../texts/escape-html.ts'
import { frameRefusalTexts } from './frame-refusal-texts.ts'

const style = `:root{color-scheme:light dark}body{margin:0;min-height:90vh;display:grid;place-content:center;gap:8px;padding:24px;text-align:center;font:15px/1.5 system-ui,"Noto Sans","Noto Sans CJK SC",sans-serif;background:light-dark(#fff,#181c24);color:light-dark(#1b212c,#e6e9ef);overflow-wrap:anywhere}h1{margin:0;font-size:17px;font-weight:600}p{margin:0;max-width:60ch;color:light-dark(#566072,#a3adbd)}`

/** Tells the embedding page and its developer, as a tag that is refused does. */
const script = `const message=document.body.innerText,{host}=document.body.dataset;console.error(message);top.postMessage({functionName:'loadError',params:{widget:'console',message}},host)`

async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
}

const policy = Promise.all([hashOf(style), hashOf(script)]).then(
  ([ofStyle, ofScript]) =>
    `default-src 'none'; style-src 'sha256-${ofStyle}'; script-src 'sha256-${ofScript}'; form-action 'none'; frame-ancestors *; base-uri 'none'`,
)

/**
 * Answers a frame whose page may not embed the console. A browser leaves a frame that it refuses blank, without a word
 * to the people in front of it; this page says why. It may be framed by everyone, since it holds nothing but the origin
 * that asks.
 *
 * @param page origin of the embedding page
 */
export async function frameRefusal(page: string, language: SignInLanguage): Promise<Response> {
  const { tag, title, advice } = frameRefusalTexts[language]
  const html = `<!doctype html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body data-host="${escapeHtml(page)}"><h1>${title}</h1><p>${escapeHtml(advice(page))}</p><script>${script}</script></body></html>`
  return new Response(html, {
    status: 403,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      vary: 'cookie, referer, sec-fetch-dest',
    },
  })
}
