import { hashSource } from '@console-widgets/platform/texts/hash-source'
import type { Language } from '@console-widgets/core'
import { escapeMarkup, formatUtcDate } from '@console-widgets/core/formats'
import { readMarkdown, type DocumentNode } from '@console-widgets/core/markdown'
import { publicPath, reviewedLanguage, type ReviewedLanguage } from '@console-widgets/agreements/model'
import type { publicAgreements } from '../tables.ts'

/** A version of an agreement that anyone can read. */
export type PublicAgreement = typeof publicAgreements.$inferSelect
/** A public version without its text. */
export type PublicVersion = Omit<PublicAgreement, 'content'>

const style = `:root{color-scheme:light dark}body{margin:0 auto;padding:32px 20px 64px;max-width:44rem;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans",sans-serif;overflow-wrap:anywhere}h1{font-size:1.6rem;line-height:1.25;margin:0 0 4px}h2{font-size:1.2rem;margin:2em 0 .4em}h3,h4{font-size:1rem;margin:1.6em 0 .3em}header{border-bottom:1px solid #8886;padding-bottom:16px;margin-bottom:8px}header p,footer{color:#667;font-size:.875rem;margin:4px 0}nav{display:flex;flex-wrap:wrap;gap:4px 12px;font-size:.875rem;margin-bottom:20px}blockquote{margin:1em 0;padding-inline-start:1em;border-inline-start:3px solid #8886}pre{white-space:pre-wrap;font:inherit}footer{border-top:1px solid #8886;margin-top:40px;padding-top:12px}a{color:#0b57c2}@media (prefers-color-scheme:dark){body{background:#14161a;color:#e7e9ee}header p,footer{color:#a3a9b6}a{color:#8ab8ff}}@media print{nav{display:none}body{padding:0;max-width:none;background:none;color:#000}a{color:inherit}}`

/** Source of the style, which the policy of the pages names. */
export const styleSource = hashSource(style)

const words: Record<
  ReviewedLanguage,
  { version: string; since: string; newer: string; missing: string; language: Language }
> = {
  en: {
    version: 'Version',
    since: 'In effect since',
    newer: 'There is a newer version.',
    missing: 'There is no agreement at this address.',
    language: 'en',
  },
  zh: { version: '版本', since: '生效日期', newer: '已有较新的版本。', missing: '此地址没有协议。', language: 'cn' },
  ru: {
    version: 'Версия',
    since: 'Действует с',
    newer: 'Есть более новая версия.',
    missing: 'По этому адресу нет соглашения.',
    language: 'ru',
  },
}

/** The page of a version, with links to the other languages and to a newer version. */
export function agreementPage(shown: PublicAgreement, all: readonly PublicVersion[]): string {
  const { title, content, lang, version, effectiveTime, publishedAppName, documentId, sha256 } = shown
  const { language, ...labels } = words[reviewedLanguage(lang) ?? 'en']
  const date = formatUtcDate(effectiveTime, language)
  const newest = all.find((each) => each.lang === lang)
  const languages = [...new Set(all.map((each) => each.lang))].filter((each) => each !== lang)
  const nameOf = (each: string) => new Intl.DisplayNames([each, 'en'], { type: 'language' }).of(each) ?? each
  const links = languages.map(
    (each) =>
      `<a href="${escapeMarkup(publicPath(documentId, each))}" hreflang="${escapeMarkup(each)}" lang="${escapeMarkup(each)}">${escapeMarkup(nameOf(each))}</a>`,
  )
  const newer =
    newest && newest.version > version
      ? `<p><a href="${escapeMarkup(publicPath(documentId, lang))}">${labels.newer}</a></p>`
      : ''
  return page(
    lang,
    `${title} – ${publishedAppName}`,
    `${links.length > 0 ? `<nav>${links.join('')}</nav>` : ''}<header><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(publishedAppName)}</p><p>${labels.version} ${version} · ${labels.since} <time datetime="${new Date(effectiveTime).toISOString()}">${escapeMarkup(date)}</time></p>${newer}</header><main>${readMarkdown(content).map(writeHtml).join('')}</main><footer>SHA-256 ${sha256}</footer>`,
  )
}

/** The page that says that nothing is there, in a language that the reader prefers. */
export function missingPage(preferred: readonly string[]): string {
  const lang = preferred.map(reviewedLanguage).find(Boolean) ?? 'en'
  return page(lang, '404', `<p>${words[lang].missing}</p>`)
}

function page(lang: string, title: string, body: string): string {
  const direction = /^(ar|fa|he|ur)\b/.test(lang) ? 'rtl' : 'ltr'
  return `<!doctype html><html lang="${escapeMarkup(lang)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title><style>${style}</style></head><body>${body}</body></html>`
}

/** Writes an element of a text: known tags, and escaped text. */
function writeHtml(node: DocumentNode): string {
  if (typeof node === 'string') return escapeMarkup(node)
  const { tag, href, start, children } = node
  if (tag === 'br' || tag === 'hr') return `<${tag}>`
  const attributes =
    (href === undefined ? '' : ` href="${escapeMarkup(href)}" rel="noopener noreferrer nofollow"`) +
    (start === undefined ? '' : ` start="${start}"`)
  return `<${tag}${attributes}>${children.map(writeHtml).join('')}</${tag}>`
}
