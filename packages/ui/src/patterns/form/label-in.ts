/**
 * Label of a field in a form, or of the first control of a group of fields. Where no control has the field's name, such
 * as in a group of checkboxes, `data-field` on an element around them says what they belong to.
 */
export function labelIn(form: HTMLFormElement | null, field: string): string | undefined {
  const name = CSS.escape(field)
  const control = form?.querySelector<HTMLInputElement>(`[name="${name}"], [name^="${name}."]`)
  const label = control?.labels?.[0] ?? form?.querySelector(`[data-field="${name}"]`)?.querySelector('[id$="-label"]')
  return label?.firstChild?.textContent ?? undefined
}
