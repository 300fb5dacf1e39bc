import { formatDateTime } from '@console-widgets/core/formats'
import { useJoin, useLanguage, useLocale } from '@console-widgets/ui'
import { useContentText } from '../generated/text.ts'
import type { ContentFields, ContentKind } from '../model.ts'
import { useLanguageNames } from './use-language-names.ts'
import { useValueNames } from './use-value-names.ts'

type FieldName = Exclude<keyof ContentFields, 'texts'>

/** Words for the fields of a content and their values, where two of it are compared. */
export function useFieldText() {
  const text = useContentText()
  const join = useJoin()
  const language = useLanguage()
  const locale = useLocale()
  const nameOfLanguage = useLanguageNames()
  const nameOfValue = useValueNames()
  return {
    /** Name of a field, or of a part of the text in a language. */
    nameOf(path: string): string {
      const [name, lang, part] = path.split('.')
      if (name !== 'texts') return text(`content.field.${name as FieldName}`)
      return join.labeled(nameOfLanguage(lang as string), text(`content.text.${part as 'title' | 'summary' | 'body'}`))
    },
    valueOf(path: string, value: unknown): string {
      if (value === null || value === undefined) return '–'
      const name = (id: string) => nameOfValue(path as FieldName, id)
      if (Array.isArray(value)) return join.names((value as string[]).map(name))
      if (typeof value === 'number') return formatDateTime(value, language)
      if (path === 'defaultLang') return nameOfLanguage(value as string)
      return path === 'kind' ? text(`content.kind.${value as ContentKind}`) : name(String(value))
    },
    /** Language whose words a comparison goes by. */
    langOf: (path: string): string => (path.startsWith('texts.') ? (path.split('.')[1] as string) : locale),
  }
}
