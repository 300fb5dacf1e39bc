/**
 * Appends fields to the query of an address. A list becomes one pair per item, an object becomes JSON, and undefined
 * and null are omitted.
 */
export function withQuery(address: string, query: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null)
        parameters.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item))
  const text = parameters.toString()
  if (!text) return address
  return `${address}${address.includes('?') ? '&' : '?'}${text}`
}
