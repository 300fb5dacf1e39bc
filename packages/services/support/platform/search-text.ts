import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * Texts in lower case, as a search looks through them. Lowering 50,000 texts takes ten times as long as looking through
 * them, so each is lowered when it is written.
 */
function searchTextOf(...texts: readonly (string | null)[]): string {
  return texts
    .map((text) => text ?? '')
    .join('\n')
    .toLowerCase()
}

/** What a search in feedback looks through. */
export function searchTextOfFeedback({ content, reply }: { content: string; reply: string | null }): string {
  return searchTextOf(content, reply)
}

/** What a search in chats looks through. */
export function searchTextOfChat({ title, lastText }: { title: string; lastText: string }): string {
  return searchTextOf(title, lastText)
}

/** What a search in questions to the platform looks through. */
export function searchTextOfTicket({ title }: { title: string }): string {
  return searchTextOf(title)
}

/** Rows with a text, regardless of case, in a column of lowered texts. */
export function containsText(searchText: PgColumn, text: string): SQL {
  return sql`position(${text.toLowerCase()} in ${searchText}) > 0`
}
