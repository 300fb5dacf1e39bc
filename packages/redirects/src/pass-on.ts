/** Most characters of a query that a link passes on. */
const longestQuery = 1000

/** Parameters that are read by the link and go no further. */
const ownParameters = new Set(['d', 's'])

/**
 * Passes the query of a link on to its target. What the target has itself stays as it is, so that no one
 * who shares a link can replace it; the fragment is the target’s too.
 */
export function passOn(target: string, query: URLSearchParams): string {
  const url = new URL(target)
  let length = 0
  for (const [name, value] of query) {
    length += name.length + value.length
    if (ownParameters.has(name) || name === '' || url.searchParams.has(name)) continue
    if (length > longestQuery) break
    url.searchParams.append(name, value)
  }
  return url.href
}

/** The campaign that a visitor comes from. */
export interface Campaign {
  source?: string | null | undefined
  medium?: string | null | undefined
  name?: string | null | undefined
}

/** Campaign of a click: what the address says, else what the link says. */
export function campaignOf(query: URLSearchParams, own: Campaign | null | undefined): Campaign {
  const read = (name: string) =>
    query
      .get(`utm_${name}`)
      ?.replace(/[\p{Cc}\p{Cs}]/gu, '')
      .slice(0, 64) || undefined
  return {
    source: read('source') ?? own?.source ?? null,
    medium: read('medium') ?? own?.medium ?? null,
    name: read('campaign') ?? own?.name ?? null,
  }
}
