/**
 * Assumed number of users of an app, in the absence of real installs: between 20,000 and 500,000, spread evenly over
 * the apps by a hash of the ID (FNV-1a), and always the same for the same app.
 */
export function installBase(appId: string): number {
  let hash = 0x811c9dc5
  for (const character of appId) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193) >>> 0
  return 20_000 + (hash % 480_001)
}
