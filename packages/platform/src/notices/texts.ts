import { languageTag, type Language } from '@console-widgets/core'
import { formatNumber, pluralize } from '@console-widgets/core/formats'
import type { NoticeRow, NoticeValues } from './tables.ts'
import type { NoticeMessage, NoticeTexts, ServiceTopic, Texts } from './topic.ts'

/** A notice in one language. */
export interface RenderedNotice {
  title: string
  body: string
}

/** What a digest says of the notices that it stands for. */
const digestTitle: NoticeTexts = {
  cn: '另有 {count} 条通知：{topic}',
  en: { one: '{count} more notification: {topic}', other: '{count} more notifications: {topic}' },
  ru: {
    one: 'Ещё {count} уведомление: {topic}',
    few: 'Ещё {count} уведомления: {topic}',
    other: 'Ещё {count} уведомлений: {topic}',
  },
}
const digestBody: Texts = {
  cn: '一小时内有多条同类通知，已合并显示。',
  en: 'There were many within an hour, so they are combined.',
  ru: 'За час их пришло много, поэтому они собраны в одно.',
}

/** Renders a stored notice. Undefined if its service no longer has the message. */
export function renderNotice(
  topics: readonly ServiceTopic[],
  { topic: topicId, message, values, count }: Pick<NoticeRow, 'topic' | 'message' | 'values' | 'count'>,
  language: Language,
): RenderedNotice | undefined {
  const topic = topics.find(({ id }) => id === topicId)
  if (!topic) return undefined
  if (message === null)
    return {
      title: fillText(digestTitle, { count, topic: topic.name[language] }, language),
      body: digestBody[language],
    }
  const texts: NoticeMessage | undefined = topic.messages[message]
  return texts && { title: fillText(texts.title, values, language), body: fillText(texts.body, values, language) }
}

/** Picks the plural form and fills in the values. */
function fillText(texts: NoticeTexts, values: NoticeValues, language: Language): string {
  const text = texts[language]
  const form = typeof text === 'string' ? text : pluralize(Number(values['count'] ?? 0), text, language)
  return form.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name] ?? placeholder
    if (typeof value === 'string') return value
    const { number, format } = typeof value === 'number' ? { number: value, format: {} } : value
    return formatNumber(number, languageTag(language), format)
  })
}
