/** Country by the header that a host sets, else by the region of the preferred language. */
export function countryOfRequest(headers: Headers, header = ''): string | null {
  const told = header === '' ? null : headers.get(header)?.trim().toUpperCase()
  if (told && /^[A-Z]{2}$/.test(told)) return told
  const tag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}/.exec(headers.get('accept-language') ?? '')?.[0]
  if (!tag) return null
  try {
    const { region } = new Intl.Locale(tag).maximize()
    return region && /^[A-Z]{2}$/.test(region) ? region : null
  } catch {
    return null
  }
}
