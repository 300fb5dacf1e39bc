/** Maximum counts and lengths in characters. */
export const embeddingOriginLimits = { perTeam: 20, origin: 253, note: 200 } as const

/** Fields that the origins can be filtered and sorted by. */
export const embeddingOriginListFields = { origin: 'text', note: 'text', createTime: 'time' } as const

/** Browsers look for any name below `localhost` on the machine itself. */
const ownMachine = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Whether a text is the exact origin of pages that may embed a team's widgets: scheme, host, and port alone, as
 * browsers send it. Without encryption only on the developer's own machine: anyone on the way could otherwise change
 * the page.
 */
export function isEmbeddingOrigin(text: string): boolean {
  if (!/^https?:\/\/[^*]+$/.test(text) || !URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && (protocol === 'https:' || ownMachine.test(hostname))
}
