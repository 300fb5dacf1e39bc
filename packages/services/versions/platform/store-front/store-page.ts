import { hashSource } from '@console-widgets/platform/texts/hash-source'
import type { Language } from '@console-widgets/core'
import { escapeMarkup, formatUtc, formatUtcDate } from '@console-widgets/core/formats'
import type { StorePrice } from '@console-widgets/core/store-price'
import { bestLanguage } from '@console-widgets/platform/http/reader-languages'
import { priceLine } from '@console-widgets/platform/release/price-line'
import type { ShownContent, ShownReview } from '@console-widgets/platform/release/store-front'

/** What the public page of an app shows. */
export interface StoreListing {
  /** Path of the page, without a query. */
  path: string
  lang: string
  languages: readonly string[]
  appName: string
  brief: string
  description: string
  news: string
  versionNumber: string | null
  developer: string
  /** Addresses of the icon, the wide image, the video, and the screenshots. */
  icon: string | null
  feature: string | null
  video: string | null
  shots: readonly string[]
  /** With the addresses of their pictures. */
  contents: readonly (Omit<ShownContent, 'imageId' | 'contentId'> & { image: string | null })[]
  reviews: readonly ShownReview[]
  rating: { average: number; count: number } | undefined
  /** Undefined: the app is free, or has no valid price in the country. */
  price: StorePrice | undefined
  /** Whether the price is that of another country, since the visitor’s isn’t known. */
  isPriceOfElsewhere: boolean
  /** Query parameters that are kept when a visitor changes the language or installs. */
  kept: Readonly<Record<string, string>>
  isPreview: boolean
  /** Whether the visitor has just installed an app that has no package to download. */
  isInstalled: boolean
}

const style = `:root{color-scheme:light dark;--line:#d9dde4;--soft:#667;--accent:#0b57c2}*{box-sizing:border-box}body{margin:0 auto;padding:24px 20px 64px;max-width:52rem;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans",sans-serif;overflow-wrap:anywhere}nav{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:.875rem;margin-bottom:20px}nav a{padding:4px 0}.note{background:#fdf3d8;color:#4d3800;border-radius:8px;padding:10px 14px;margin-bottom:20px;font-size:.875rem}.feature{display:block;width:100%;border-radius:12px;margin-bottom:20px}header{display:flex;flex-wrap:wrap;gap:16px;align-items:center}header img{width:88px;height:88px;border-radius:20px;flex:none}header div{flex:1;min-width:12rem}h1{font-size:1.5rem;line-height:1.25;margin:0}header p{margin:4px 0 0;color:var(--soft)}header .price{color:inherit}header .price .soft{margin-inline-start:8px}button{font:inherit;font-weight:600;color:#fff;background:var(--accent);border:0;border-radius:999px;padding:10px 28px;min-height:44px;cursor:pointer}button:focus-visible,a:focus-visible{outline:3px solid #7fb0ff;outline-offset:2px}h2{font-size:1.1rem;margin:1.8em 0 .3em}main p{margin:0;white-space:pre-line}.shots{display:flex;gap:12px;overflow-x:auto;margin-top:24px;padding-bottom:8px}.shots img{height:320px;width:auto;border-radius:10px;flex:none}ul{list-style:none;margin:0;padding:0}li{border-top:1px solid var(--line);padding:12px 0}li:first-child{border-top:0}video{display:block;max-width:100%;max-height:420px;margin-top:24px;border-radius:10px;background:#000}.contents{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(15rem,100%),1fr));gap:16px;margin-top:8px}.contents li{border:1px solid var(--line);border-radius:12px;padding:0 0 12px;overflow:hidden;display:flex;flex-direction:column}.contents li>*{margin:0;padding:0 14px}.contents img{width:100%;aspect-ratio:16/9;object-fit:cover;padding:0}.contents .soft{padding-top:10px}.contents h3{font-size:1rem;line-height:1.35;margin:2px 0 4px}.stars{letter-spacing:.1em}.soft{color:var(--soft);font-size:.875rem}blockquote{margin:8px 0 0;padding:0 0 0 14px;border-inline-start:3px solid var(--line);white-space:pre-line}a{color:var(--accent)}@media (max-width:480px){.shots img{height:240px}}@media (prefers-color-scheme:dark){:root{--line:#333842;--soft:#a3a9b6;--accent:#8ab8ff}body{background:#14161a;color:#e7e9ee}button{color:#10131a}.note{background:#3a2f12;color:#f4dfa8}}`

/** Source of the style, for the pages’ Content-Security-Policy. */
export const styleSource = hashSource(style)

interface Words {
  language: Language
  install: string
  installed: string
  preview: string
  about: string
  news: string
  video: string
  shots: string
  shot: (number: number) => string
  /** Heading over stories, events, offers, and updates. */
  contents: string
  kinds: Readonly<Record<ShownContent['kind'], string>>
  until: (date: string) => string
  reviews: string
  /** Average of a number of ratings. */
  rating: (average: string, count: number) => string
  stars: (number: number) => string
  reply: string
  version: (number: string) => string
  languages: string
  missing: string
  busy: string
}

const words = {
  en: {
    language: 'en',
    install: 'Install',
    installed: 'Thank you. This app has no package to download.',
    preview: 'Preview of a variant. Visits with this link aren’t counted.',
    about: 'About this app',
    news: 'What’s new',
    video: 'Video',
    shots: 'Screenshots',
    shot: (number) => `Screenshot ${number}`,
    contents: 'From the developer',
    kinds: { story: 'Story', event: 'Event', offer: 'Offer', update: 'Update' },
    until: (date) => `until ${date}`,
    reviews: 'Ratings and reviews',
    rating: (average, count) => `${average} out of 5, ${count} ${count === 1 ? 'rating' : 'ratings'}`,
    stars: (number) => `${number} out of 5 stars`,
    reply: 'Reply from the developer',
    version: (number) => `Version ${number}`,
    languages: 'Languages',
    missing: 'No app was found at this address.',
    busy: 'Too many requests. Try again in a minute.',
  },
  zh: {
    language: 'cn',
    install: '安装',
    installed: '感谢您的安装，此应用暂无可下载的软件包。',
    preview: '这是方案预览，通过此链接的访问不计入统计。',
    about: '应用介绍',
    news: '新版特性',
    video: '视频',
    shots: '截图',
    shot: (number) => `截图 ${number}`,
    contents: '开发者动态',
    kinds: { story: '故事', event: '活动', offer: '优惠', update: '更新' },
    until: (date) => `截至 ${date}`,
    reviews: '评分与评论',
    rating: (average, count) => `${average} 分（满分 5 分），共 ${count} 个评分`,
    stars: (number) => `${number} 星（满分 5 星）`,
    reply: '开发者回复',
    version: (number) => `版本 ${number}`,
    languages: '语言',
    missing: '此网址没有对应的应用。',
    busy: '请求过于频繁，请一分钟后重试。',
  },
  ru: {
    language: 'ru',
    install: 'Установить',
    installed: 'Спасибо. У этого приложения нет пакета для скачивания.',
    preview: 'Предпросмотр варианта. Визиты по этой ссылке не учитываются.',
    about: 'О приложении',
    news: 'Что нового',
    video: 'Видео',
    shots: 'Скриншоты',
    shot: (number) => `Скриншот ${number}`,
    contents: 'От разработчика',
    kinds: { story: 'История', event: 'Событие', offer: 'Предложение', update: 'Обновление' },
    until: (date) => `до ${date}`,
    reviews: 'Оценки и отзывы',
    rating: (average, count) => `${average} из 5, оценок: ${count}`,
    stars: (number) => `Оценка: ${number} из 5`,
    reply: 'Ответ разработчика',
    version: (number) => `Версия ${number}`,
    languages: 'Языки',
    missing: 'По этому адресу нет приложения.',
    busy: 'Слишком много запросов. Повторите через минуту.',
  },
} satisfies Record<string, Words>

/** The page's own words: in the language of the listing if possible, else in one that the reader prefers. */
function wordsFor(languages: readonly string[]): [string, Words] {
  const lang = bestLanguage(Object.keys(words), languages) as keyof typeof words
  return [lang, words[lang]]
}

const addressOf = (path: string, query: Readonly<Record<string, string>>) => {
  const text = new URLSearchParams(query).toString()
  return escapeMarkup(text === '' ? path : `${path}?${text}`)
}

/** The public page of an app. */
export function storePage(listing: StoreListing, preferred: readonly string[]): string {
  const { lang, appName, brief, description, news, icon, feature, video, shots, developer, versionNumber } = listing
  const [ownLang, own] = wordsFor([lang, ...preferred])
  const part = (title: string, content: string) =>
    content === '' ? '' : `<section><h2 lang="${ownLang}">${title}</h2><p>${escapeMarkup(content)}</p></section>`
  const facts = [developer, ...(versionNumber === null ? [] : [own.version(versionNumber)])]
    .map(escapeMarkup)
    .join(' · ')
  const body = [
    languageLinks(listing, own),
    listing.isPreview ? `<p class="note" lang="${ownLang}">${own.preview}</p>` : '',
    listing.isInstalled ? `<p class="note" lang="${ownLang}" role="status">${own.installed}</p>` : '',
    feature ? `<img class="feature" src="${escapeMarkup(feature)}" alt="">` : '',
    `<header>${icon ? `<img src="${escapeMarkup(icon)}" alt="">` : ''}<div><h1>${escapeMarkup(appName)}</h1><p>${escapeMarkup(brief)}</p><p class="soft">${facts}</p>${priceLine(listing, own.language)}</div>${installForm(listing, own, ownLang)}</header>`,
    video
      ? `<video controls preload="metadata" src="${escapeMarkup(video)}" lang="${ownLang}" aria-label="${own.video}"></video>`
      : '',
    strip(shots, own, ownLang),
    contentPart(listing, own, ownLang),
    `<main>${part(own.about, description)}${part(own.news, news)}${reviewPart(listing, own, ownLang)}</main>`,
  ]
  return page(lang, appName, body.join(''))
}

function installForm({ path, kept, lang }: StoreListing, { install }: Words, ownLang: string): string {
  return `<form method="post" action="${addressOf(`${path}/install`, { ...kept, lang })}"><button lang="${ownLang}">${install}</button></form>`
}

function strip(addresses: readonly string[], { shots, shot }: Words, ownLang: string): string {
  if (addresses.length === 0) return ''
  const images = addresses.map((address, at) => `<img src="${escapeMarkup(address)}" alt="${shot(at + 1)}">`)
  return `<div class="shots" role="region" lang="${ownLang}" aria-label="${shots}" tabindex="0">${images.join('')}</div>`
}

function contentPart({ contents }: StoreListing, own: Words, ownLang: string): string {
  if (contents.length === 0) return ''
  const items = contents.map(({ kind, title, summary, lang, image, endTime }) => {
    const facts = [own.kinds[kind], ...(endTime === null ? [] : [own.until(formatUtcDate(endTime, own.language))])]
    return `<li>${image ? `<img src="${escapeMarkup(image)}" alt="">` : ''}<span class="soft" lang="${ownLang}">${facts.join(' · ')}</span><h3 lang="${escapeMarkup(lang)}">${escapeMarkup(title)}</h3><p lang="${escapeMarkup(lang)}">${escapeMarkup(summary)}</p></li>`
  })
  return `<section><h2 lang="${ownLang}">${own.contents}</h2><ul class="contents">${items.join('')}</ul></section>`
}

function reviewPart({ reviews, rating }: StoreListing, own: Words, ownLang: string): string {
  if (!rating && reviews.length === 0) return ''
  const summary = rating
    ? `<p lang="${ownLang}" class="soft">${own.rating(rating.average.toFixed(1), rating.count)}</p>`
    : ''
  const items = reviews.map(
    ({ stars, content, lang, time, reply }) =>
      `<li><span class="stars" role="img" lang="${ownLang}" aria-label="${own.stars(stars)}">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span> <time class="soft" lang="${ownLang}" datetime="${formatUtc(time, 'YYYY-MM-DD')}">${formatUtcDate(time, own.language)}</time><p lang="${escapeMarkup(lang)}">${escapeMarkup(content)}</p>${reply === null ? '' : `<blockquote><span class="soft" lang="${ownLang}">${own.reply}</span><br>${escapeMarkup(reply)}</blockquote>`}</li>`,
  )
  return `<section><h2 lang="${ownLang}">${own.reviews}</h2>${summary}<ul>${items.join('')}</ul></section>`
}

function languageLinks({ path, kept, lang, languages }: StoreListing, { languages: label }: Words): string {
  if (languages.length < 2) return ''
  const nameOf = (tag: string) => new Intl.DisplayNames([tag, 'en'], { type: 'language' }).of(tag) ?? tag
  const links = languages.map((each) => {
    const tag = escapeMarkup(each)
    const current = each === lang ? ' aria-current="page"' : ''
    return `<a href="${addressOf(path, { ...kept, lang: each })}" hreflang="${tag}" lang="${tag}"${current}>${escapeMarkup(nameOf(each))}</a>`
  })
  return `<nav aria-label="${label}">${links.join('')}</nav>`
}

/** The page for an unknown app or too many requests. */
export function failedPage(kind: 'missing' | 'busy', preferred: readonly string[]): string {
  const [lang, own] = wordsFor(preferred)
  return page(lang, kind === 'missing' ? '404' : '429', `<main><h1>${own[kind]}</h1></main>`)
}

function page(lang: string, title: string, body: string): string {
  const direction = /^(ar|fa|he|ur)\b/.test(lang) ? 'rtl' : 'ltr'
  return `<!doctype html><html lang="${escapeMarkup(lang)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(title)}</title><style>${style}</style></head><body>${body}</body></html>`
}
