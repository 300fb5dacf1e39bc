/** Languages that the browser asks for, the preferred first. */
export function preferredLanguages(request: Request): string[] {
  return (request.headers.get('accept-language') ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find(Boolean)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

/** The language that a reader gets: the one they ask for, one of the same family, English, or whatever there is. */
export function bestLanguage(available: readonly string[], preferred: readonly string[]): string {
  const familyOf = (tag: string) => tag.toLowerCase().split('-')[0]
  for (const wanted of preferred) {
    const found =
      available.find((lang) => lang.toLowerCase() === wanted.toLowerCase()) ??
      available.find((lang) => familyOf(lang) === familyOf(wanted))
    if (found !== undefined) return found
  }
  return available.find((lang) => familyOf(lang) === 'en') ?? (available[0] as string)
}
