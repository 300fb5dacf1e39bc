import { hashSource } from '@console-widgets/platform/texts/hash-source'
import type { Language } from '@console-widgets/core'
import { escapeMarkup, formatUtcDate } from '@console-widgets/core/formats'
import type { StorePrice } from '@console-widgets/core/store-price'
import { bestLanguage } from '@console-widgets/platform/http/reader-languages'
import { priceLine } from '@console-widgets/platform/release/price-line'
import { demoOf, directionOf } from '@console-widgets/store-listing/model'
import { phone, type MediaDevice } from '@console-widgets/versions/model'

/** What a shared preview shows. */
export interface SharedListing {
  /** The default language first; at least one. */
  texts: readonly { lang: string; appName: string; briefInfo: string; appDesc: string; newFeatures: string }[]
  /** The language that is shown. */
  lang: string
  defaultLang: string
  /** Addresses of the icon, the wide image, and the video. */
  icon: string | null
  feature: string | null
  video: string | null
  /** Addresses of the screenshots of each type of device, phones first. */
  shots: readonly { device: MediaDevice; addresses: readonly string[] }[]
  /** Approved demos, at most one of each language. */
  demos: readonly SharedDemo[]
  versionNumber: string | null
  /** Undefined: the app is free, or has no valid price in the country. */
  price: StorePrice | undefined
  /** Whether the price is that of another country, since the visitor’s isn’t known. */
  isPriceOfElsewhere: boolean
  expireTime: number
}

interface SharedDemo {
  lang: string
  title: string
  description: string
  /** Addresses of its images, and of its video. */
  pictures: readonly string[]
  video: string | null
}

const style = `:root{color-scheme:light dark}body{margin:0 auto;padding:24px 20px 64px;max-width:52rem;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans",sans-serif;overflow-wrap:anywhere}aside{background:#fdf3d8;color:#4d3800;border-radius:8px;padding:10px 14px;margin-bottom:20px;font-size:.875rem}nav{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:.875rem;margin-bottom:20px}.feature{display:block;width:100%;border-radius:12px;margin-bottom:20px}header{display:flex;gap:16px;align-items:center}header img{width:80px;height:80px;border-radius:18px;flex:none}h1{font-size:1.5rem;line-height:1.25;margin:0}header p,.soft{color:#667}header p{margin:4px 0 0}header .price{color:inherit}.soft{margin-inline-start:4px;font-size:.875rem}h2{font-size:1.1rem;margin:1.8em 0 .3em}main p{margin:0;white-space:pre-line}.shots{display:flex;gap:12px;overflow-x:auto;margin-top:24px;padding-bottom:8px}.shots img{height:320px;width:auto;border-radius:10px;flex:none}video{display:block;max-width:100%;max-height:420px;margin-top:16px;border-radius:10px;background:#000}a{color:#0b57c2}@media (max-width:480px){.shots img{height:240px}}@media (prefers-color-scheme:dark){body{background:#14161a;color:#e7e9ee}header p,.soft{color:#a3a9b6}a{color:#8ab8ff}aside{background:#3a2f12;color:#f4dfa8}}`

/** Source of the style, which the policy of the pages names. */
export const styleSource = hashSource(style)

interface Words {
  language: Language
  draft: (version: string, until: string) => string
  /** Null: it has no number yet. */
  version: (number: string | null) => string
  about: string
  news: string
  icon: string
  feature: string
  video: string
  demo: string
  shots: string
  shot: (number: number) => string
  devices: Record<MediaDevice, string>
  missing: string
}

const words = {
  en: {
    language: 'en',
    draft: (version, until) =>
      `Preview of a store listing: ${version}. It may still change. This link works until ${until}.`,
    version: (number) => (number === null ? 'next version' : `version ${number}`),
    about: 'About this app',
    news: 'What’s new',
    icon: 'Icon',
    feature: 'Feature image',
    video: 'Video',
    demo: 'Demo',
    shots: 'Screenshots',
    shot: (number) => `Screenshot ${number}`,
    devices: { 4: 'Phone', 5: 'Tablet', 6: 'VR headset', 7: 'Watch', 8: 'TV', 10: 'Car' },
    missing: 'There is no preview at this address.',
  },
  zh: {
    language: 'cn',
    draft: (version, until) => `商店信息预览：${version}，内容可能还会修改。链接有效期至 ${until}。`,
    version: (number) => (number === null ? '下一版本' : `版本 ${number}`),
    about: '应用介绍',
    news: '新版特性',
    icon: '图标',
    feature: '顶部大图',
    video: '视频',
    demo: '应用演示',
    shots: '截图',
    shot: (number) => `截图 ${number}`,
    devices: { 4: '手机', 5: '平板', 6: 'VR 设备', 7: '手表', 8: '智慧屏', 10: '车机' },
    missing: '此地址没有预览。',
  },
  ru: {
    language: 'ru',
    draft: (version, until) =>
      `Предпросмотр страницы в магазине: ${version}. Она ещё может измениться. Ссылка действует до ${until}.`,
    version: (number) => (number === null ? 'следующая версия' : `версия ${number}`),
    about: 'О приложении',
    news: 'Что нового',
    icon: 'Значок',
    feature: 'Обложка',
    video: 'Видео',
    demo: 'Демонстрация',
    shots: 'Скриншоты',
    shot: (number) => `Скриншот ${number}`,
    devices: { 4: 'Телефон', 5: 'Планшет', 6: 'VR-шлем', 7: 'Часы', 8: 'Телевизор', 10: 'Автомобиль' },
    missing: 'По этому адресу нет предпросмотра.',
  },
} satisfies Record<string, Words>

/** The page's own words: in the language of the listing if possible, else in one that the reader prefers. */
function wordsFor(languages: readonly string[]): [string, Words] {
  const lang = bestLanguage(Object.keys(words), languages) as keyof typeof words
  return [lang, words[lang]]
}

/** The page of a preview, in one of its languages. */
export function sharedPage(listing: SharedListing, preferred: readonly string[]): string {
  const { texts, lang, defaultLang, icon, feature, video, shots, demos, versionNumber, expireTime } = listing
  const shown = texts.find((each) => each.lang === lang) ?? (texts[0] as SharedListing['texts'][number])
  const [ownLang, own] = wordsFor([shown.lang, ...preferred])
  const part = (title: string, content: string) =>
    content === '' ? '' : `<section><h2 lang="${ownLang}">${title}</h2><p>${escapeMarkup(content)}</p></section>`
  const body = [
    `<aside lang="${ownLang}" dir="ltr">${escapeMarkup(own.draft(own.version(versionNumber), formatUtcDate(expireTime, own.language)))}</aside>`,
    languageLinks(texts, shown.lang),
    feature ? `<img class="feature" src="${escapeMarkup(feature)}" alt="${own.feature}">` : '',
    `<header>${icon ? `<img src="${escapeMarkup(icon)}" alt="${own.icon}">` : ''}<div><h1>${escapeMarkup(shown.appName)}</h1><p>${escapeMarkup(shown.briefInfo)}</p>${priceLine(listing, own.language)}</div></header>`,
    player(video, own.video),
    ...shots.map(({ device, addresses }) => shotsOf(device, addresses, ownLang, own)),
    `<main>${demoPart(demoOf(demos, shown.lang, defaultLang), ownLang, own)}${part(own.about, shown.appDesc)}${part(own.news, shown.newFeatures)}</main>`,
  ]
  return page(shown.lang, shown.appName, body.join(''))
}

/** Screenshots of a type of device; those of phones need no title. */
function shotsOf(device: MediaDevice, addresses: readonly string[], ownLang: string, own: Words): string {
  if (device === phone) return strip(addresses, own.shots, own)
  const title = `${own.shots}: ${own.devices[device]}`
  return addresses.length === 0
    ? ''
    : `<section><h2 lang="${ownLang}">${title}</h2>${strip(addresses, title, own)}</section>`
}

/** Images beside each other. */
function strip(addresses: readonly string[], label: string, { shot }: Words): string {
  if (addresses.length === 0) return ''
  const images = addresses.map((address, at) => `<img src="${escapeMarkup(address)}" alt="${shot(at + 1)}">`)
  return `<div class="shots" role="region" aria-label="${escapeMarkup(label)}" tabindex="0">${images.join('')}</div>`
}

function player(address: string | null, label: string): string {
  if (address === null) return ''
  return `<video controls preload="metadata" src="${escapeMarkup(address)}" aria-label="${escapeMarkup(label)}"></video>`
}

function demoPart(demo: SharedDemo | undefined, ownLang: string, own: Words): string {
  if (!demo) return ''
  const { lang, title, description, pictures, video } = demo
  return `<section><h2 lang="${ownLang}">${own.demo}</h2><div lang="${escapeMarkup(lang)}" dir="${directionOf(lang)}"><p><b>${escapeMarkup(title)}</b></p>${description === '' ? '' : `<p>${escapeMarkup(description)}</p>`}</div>${player(video, title)}${strip(pictures, title, own)}</section>`
}

function languageLinks(texts: SharedListing['texts'], shown: string): string {
  if (texts.length < 2) return ''
  const nameOf = (lang: string) => new Intl.DisplayNames([lang, 'en'], { type: 'language' }).of(lang) ?? lang
  const links = texts.map(({ lang }) => {
    const tag = escapeMarkup(lang)
    const current = lang === shown ? ' aria-current="page"' : ''
    return `<a href="?lang=${encodeURIComponent(lang)}" hreflang="${tag}" lang="${tag}"${current}>${escapeMarkup(nameOf(lang))}</a>`
  })
  return `<nav>${links.join('')}</nav>`
}

/** The page that says that nothing is there. */
export function missingPage(preferred: readonly string[]): string {
  const [lang, { missing }] = wordsFor(preferred)
  return page(lang, '404', `<p>${missing}</p>`)
}

function page(lang: string, title: string, body: string): string {
  return `<!doctype html><html lang="${escapeMarkup(lang)}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title><style>${style}</style></head><body>${body}</body></html>`
}
