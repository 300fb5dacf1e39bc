/** Visitors of the store on a day: the same for the same content and day, more in more countries. */
export function visitorsOf(contentId: string, day: string, countries: number): { impressions: number; clicks: number } {
  const spread = fractionOf(`${contentId} ${day}`)
  const impressions = Math.round(countries * (40 + 60 * spread))
  return { impressions, clicks: Math.round(impressions * (0.02 + 0.06 * fractionOf(`${day} ${contentId}`))) }
}

/** A number from 0 up to 1 that looks random and follows from a text (FNV-1a). */
function fractionOf(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 16_777_619) >>> 0
  return hash / 2 ** 32
}
