/** Label of a field in a form, or of the first control of a group of fields. */
export function labelIn(form: HTMLFormElement | null, field: string): string | undefined {
  const name = CSS.escape(field)
  const control = form?.querySelector<HTMLInputElement>(`[name="${name}"], [name^="${name}."]`)
  return control?.labels?.[0]?.firstChild?.textContent ?? undefined
}
