import { halves } from '../../packages/sandbox/src/services.generated.ts'
import type { NoticeTexts, NoticeTopic } from '@console-widgets/platform/notices/topic'
import type { CatalogueLanguage } from './catalogues.ts'

/** Topics that the services declare, with the area of each. */
export const declaredTopics: readonly { area: string; topic: NoticeTopic }[] = halves.flatMap(
  ({ area, notices = {} }) => Object.values(notices).map((topic) => ({ area, topic })),
)

/** Texts of a topic by an ID for reports, with all plural forms. */
export function textsOf({ id, name, help, messages }: NoticeTopic): [id: string, texts: NoticeTexts][] {
  return [
    [`${id}.name`, name],
    [`${id}.help`, help],
    ...Object.entries(messages).flatMap(([message, { title, body }]): [string, NoticeTexts][] => [
      [`${id}.${message}.title`, title],
      [`${id}.${message}.body`, body],
    ]),
  ]
}

/** Every form of a text in a language. */
export function formsOf(texts: NoticeTexts, language: CatalogueLanguage): string[] {
  const text = texts[language]
  return typeof text === 'string' ? [text] : Object.values(text)
}
