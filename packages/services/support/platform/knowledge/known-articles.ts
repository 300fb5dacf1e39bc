import type { Events } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import type { ServiceGuide } from '@console-widgets/platform/workspace/help'
import type { Article } from './article.ts'
import { articles } from './articles.ts'

const known = new WeakMap<Events, Promise<readonly Article[]>>()

/** Articles that answer questions: those of the knowledge base, and the guides of the services. */
export function knownArticles(events: Events, db: Queries): Promise<readonly Article[]> {
  const found = known.get(events) ?? readArticles(events, db)
  known.set(events, found)
  return found
}

async function readArticles(events: Events, db: Queries): Promise<readonly Article[]> {
  const guides = await events.collectAnswers('help.guides', {}, { db })
  return [...articles, ...guides.flat().map(articleOf)]
}

function articleOf({ area, id, title, text }: ServiceGuide): Article {
  const inLanguage = (language: keyof typeof title) => ({ title: title[language], paragraphs: text[language] })
  const texts = { en: inLanguage('en'), cn: inLanguage('cn'), ru: inLanguage('ru') }
  return { articleId: `${area}-${id}`, topic: null, texts }
}
