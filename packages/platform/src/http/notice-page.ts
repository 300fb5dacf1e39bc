import { hashSource } from '../texts/hash-source.ts'
import type { SignInLanguage } from '../accounts/sign-in-texts.ts'

/** Tags of the interface's languages, as documents declare them. */
const tags: Record<SignInLanguage, string> = { en: 'en', cn: 'zh-CN', ru: 'ru' }

/** Style of a page that consists of a title and a sentence. The policy names it by its hash. */
const style = `:root{color-scheme:light dark}body{margin:0;min-height:90vh;display:grid;place-content:center;gap:8px;padding:24px;text-align:center;font:15px/1.5 system-ui,"Noto Sans","Noto Sans CJK SC",sans-serif;background:light-dark(#fff,#181c24);color:light-dark(#1b212c,#e6e9ef);overflow-wrap:anywhere}h1{margin:0;font-size:17px;font-weight:600}p{margin:0;max-width:60ch;color:light-dark(#566072,#a3adbd)}`

/** Policy of pages with this script, which may be framed by everyone, since they hold nothing. */
export async function noticePolicy(script: string): Promise<string> {
  const [ofStyle, ofScript] = await Promise.all([hashSource(style), hashSource(script)])
  return `default-src 'none'; style-src ${ofStyle}; script-src ${ofScript}; form-action 'none'; frame-ancestors *; base-uri 'none'`
}

/** A page that stands in for another one, and says why. All parts are HTML. */
export function noticePage(
  language: SignInLanguage,
  { title, text, host = '', script = '' }: Record<'title' | 'text', string> & NoticeExtras,
): string {
  const data = host === '' ? '' : ` data-host="${host}"`
  const end = script === '' ? '' : `<script>${script}</script>`
  return `<!doctype html><html lang="${tags[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head><body${data}><h1>${title}</h1><p>${text}</p>${end}</body></html>`
}

interface NoticeExtras {
  /** Origin that the script reads from the body. */
  host?: string
  script?: string
}
