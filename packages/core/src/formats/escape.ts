const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  ' ': '&nbsp;',
  "'": '&#39;',
  '"': '&quot;',
}

/** A text that HTML shows as it is: & < > space ' and " become entities (R102). */
export function escapeText(text: string): string {
  return text.replace(/[&<> '"]/g, (character) => entities[character] as string)
}
