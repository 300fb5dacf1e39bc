import type { ReplyLanguage, Topic } from '@console-widgets/support/model'

/** Article of the knowledge base in one language. */
export interface ArticleText {
  title: string
  paragraphs: readonly string[]
}

/** Article in each language. */
export interface Article {
  articleId: string
  /** Subject of questions that it answers. Guides of the services have none. */
  topic: Topic | null
  texts: Readonly<Record<ReplyLanguage, ArticleText>>
}
