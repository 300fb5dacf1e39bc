import * as v from 'valibot'
import { id, listInput, page } from '@console-widgets/core/schemas'
import { newsCategories, reportLimits } from '../model.ts'
import { reportLanguage } from './query.ts'

/** A news item in the requested language. */
export const newsItem = v.object({
  newsId: v.string(),
  title: v.string(),
  summary: v.string(),
  category: v.picklist(newsCategories),
  publishTime: v.number(),
  /** Whether the person has opened it. */
  read: v.boolean(),
})
export const newsPage = page(newsItem)
export const newsDetail = v.object({ ...newsItem.entries, body: v.string() })
export const latestNews = v.object({ items: v.array(newsItem), unread: v.number() })

export const newsLanguageInput = v.object({ language: v.optional(reportLanguage) })
export const newsListInput = v.object({ language: v.optional(reportLanguage), ...listInput })
export const newsDetailInput = v.object({ newsId: id, language: v.optional(reportLanguage) })
export const newsHistoryInput = v.object({
  newsIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(reportLimits.newsPerRecord)),
})
export const newsHistoryAnswer = v.object({ unread: v.number() })

/** The same for anonymous callers: only public items, without read marks. */
export const publicNewsItem = v.omit(newsItem, ['read'])
export const publicNewsPage = page(publicNewsItem)
export const publicNewsDetail = v.omit(newsDetail, ['read'])
