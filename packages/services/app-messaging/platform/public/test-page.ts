import { messageNodes, textFor, type MessageContent, type MessageNode } from '@console-widgets/app-messaging/model'
import { escapeMarkup } from '@console-widgets/core/formats'
import type { ClientRequest } from '@console-widgets/platform/client-plane/client-route'
import { hour } from '@console-widgets/platform/clock/durations'
import { findStoredObject } from '@console-widgets/platform/files/objects'
import { sendObject } from '@console-widgets/platform/files/send'
import { answerPage, goneHeaders } from '@console-widgets/platform/http/plain-page'
import { bestLanguage, preferredLanguages } from '@console-widgets/platform/http/reader-languages'
import { readPreview } from '@console-widgets/platform/release/preview-token'
import { hashSource } from '@console-widgets/platform/texts/hash-source'
import { and, eq } from 'drizzle-orm'
import { refuse } from '../refuse.ts'
import { messages } from '../tables.ts'
import { testPageStyle } from './test-page-style.ts'
import { testPageWords } from './test-page-words.ts'

/** Path of the page below the key of an app. Its query has the name that the platform has signed. */
export const testPagePath = '/messages/preview'

/** How long the address of a page works. */
export const testPageHours = 24

/** The message as it is saved, on whatever device opens the page. Nothing is counted. */
export async function answerTestPage(asked: ClientRequest): Promise<Response> {
  const { request } = asked
  const { searchParams } = new URL(request.url)
  const preferred = preferredLanguages(request)
  const lang = bestLanguage(Object.keys(testPageWords), preferred) as keyof typeof testPageWords
  const words = testPageWords[lang]
  const content = await readContent(asked)
  if (!content) return answerPage(lang, words.missing, `<p>${words.missingHelp}</p>`, 404)
  const available = content.texts.map(({ language }) => language)
  const wanted = searchParams.get('lang')
  const texts = textFor(content.texts, wanted ?? preferred.find((each) => isIn(available, each)))
  const pictureQuery = new URLSearchParams({ name: searchParams.get('name') ?? '' })
  const drawn = messageNodes({
    ...{ content, texts, missing: words.picture, isLive: true },
    picture: content.imageId === null ? undefined : `preview/image?${pictureQuery.toString()}`,
  })
  const style = testPageStyle(content.colors)
  const links = available.map((language) => {
    if (language === texts.language) return `<span aria-current="true">${escapeMarkup(language)}</span>`
    const query = new URLSearchParams({ name: searchParams.get('name') ?? '', lang: language })
    return `<a href="?${escapeMarkup(query.toString())}">${escapeMarkup(language)}</a>`
  })
  const nav = links.length > 1 ? `<nav aria-label="${words.languages}">${links.join('')}</nav>` : ''
  const title = escapeMarkup(texts.title)
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head><body><main>${toHtml(drawn)}</main><footer><p>${words.about}</p>${nav}</footer></body></html>`
  return new Response(html, {
    headers: {
      ...goneHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; img-src 'self'; style-src ${await hashSource(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    },
  })
}

/** The picture of a message on its test page. */
export async function answerTestPicture(asked: ClientRequest): Promise<Response> {
  const imageId = (await readContent(asked))?.imageId ?? null
  const object = imageId === null ? undefined : await asked.inTeam((db) => findStoredObject(db, imageId))
  if (!object) throw refuse('not-found', 'There is no such test page with a picture')
  return sendObject(asked.request, object, asked.services.objects, {
    'cache-control': `private, max-age=${hour / 1000}`,
    'content-disposition': 'inline',
  })
}

/** What the message of a page consists of. Undefined: the name was made up, has expired, or is of another app. */
async function readContent({
  app,
  inTeam,
  now,
  request,
  services,
}: ClientRequest): Promise<MessageContent | undefined> {
  const name = new URL(request.url).searchParams.get('name') ?? ''
  const messageId = await readPreview(services.secret, 'message', name, now)
  if (messageId === undefined) return undefined
  const [row] = await inTeam((db) =>
    db
      .select({ content: messages.content })
      .from(messages)
      .where(and(eq(messages.messageId, messageId), eq(messages.appId, app.appId))),
  )
  return row?.content
}

/** Whether one of the languages is a language, or another variant of it. */
function isIn(available: readonly string[], language: string): boolean {
  const base = (tag: string) => tag.toLowerCase().split('-')[0]
  return available.some((each) => base(each) === base(language))
}

/** Writes parts of a message as HTML. Every text is escaped. */
function toHtml(node: MessageNode): string {
  if (typeof node === 'string') return escapeMarkup(node)
  const { tag, look, attributes = {}, children = [] } = node
  const written = Object.entries({ class: look, ...attributes })
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('')
  return tag === 'img' ? `<img${written}>` : `<${tag}${written}>${children.map(toHtml).join('')}</${tag}>`
}
