import { type Content, questionnaireLimits } from './content.ts'

/** Names that hidden fields can have: no parameter of the public page itself. */
export const hiddenFieldName = /^(?!lang$|sent$)[a-z][a-z0-9_]{0,31}$/

/** Names that an author has typed, divided by commas or spaces. */
export function namesOfHiddenFields(typed: string): string[] {
  return [...new Set(typed.split(/[\s,;]+/).filter((name) => name !== ''))]
}

/** What a link brings for the hidden fields of a questionnaire, cut to the longest value. Others are passed over. */
export function readHiddenFields(
  { hiddenFields = [] }: Pick<Content, 'hiddenFields'>,
  read: (name: string) => string | null | undefined,
): Record<string, string> {
  return Object.fromEntries(
    hiddenFields.flatMap((name) => {
      const value = [...(read(name) ?? '').replaceAll('\0', '').trim().normalize('NFC')]
      return value.length === 0 ? [] : [[name, value.slice(0, questionnaireLimits.hiddenValue).join('')]]
    }),
  )
}
