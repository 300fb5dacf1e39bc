import type { Extension } from '@codemirror/state'
import type { CodeLanguage, CodeSchema } from './editor-types.ts'

/** Loads a language. Only SQL uses the schema. */
export async function loadLanguage(language: CodeLanguage, schema: CodeSchema | undefined): Promise<Extension> {
  if (typeof language === 'function') return language()
  if (language === 'sql') return (await import('./sql-language.ts')).sqlLanguage(schema)
  if (language === 'json') return (await import('./json-language.ts')).jsonLanguage
  return []
}
