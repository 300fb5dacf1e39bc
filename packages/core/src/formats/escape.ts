const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
}

/** Escapes a text for HTML that keeps its spaces: & < > ' and " become entities. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>'"]/g, (character) => entities[character] as string)
}

/** Escapes a text for HTML: & < > space ' and " become entities (R102). */
export function escapeText(text: string): string {
  return escapeMarkup(text).replaceAll(' ', '&nbsp;')
}
