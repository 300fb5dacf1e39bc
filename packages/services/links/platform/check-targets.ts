import { eq, inArray } from 'drizzle-orm'
import { RE2JS } from 're2js'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { Queries } from '@console-widgets/platform/database/connection'
import { storePath } from '@console-widgets/platform/release/store-front'
import { longestTarget, problemOfTarget } from '@console-widgets/redirects'
import { issue } from './issues.ts'
import { refuse } from './refuse.ts'
import { linkAllowedUris, linkHosts, type LinkInfo } from './tables.ts'

/** Instructions of a pattern at most: each can cost a step for each character of each target of an import. */
const mostInstructions = 500

/** Checks a new pattern. @throws PlatformRefusal if RE2 can’t read it, or it takes too long */
export function requirePattern(pattern: string): void {
  try {
    const size = RE2JS.compile(pattern).programSize()
    if (size > mostInstructions) throw new Error(`it has ${size} instructions, and may have ${mostInstructions}`)
  } catch (error) {
    const problem = error instanceof Error ? error.message : 'unknown error'
    const wrong = issue('pattern', 'regular-expression', { problem })
    throw refuse('bad-parameter', `'${pattern}' ${wrong.message}`, [wrong])
  }
}

/** Addresses that a link can lead to, by the field that has them. */
function targetsOf(info: LinkInfo): [field: string, address: string][] {
  const fallbacks = (['android', 'ios', 'harmony', 'desktop'] as const).map(
    (each) => [`linkInfo.${each}.fallback`, info[each]?.fallback] as const,
  )
  return [['linkInfo.deepLink', info.deepLink] as const, ...fallbacks].flatMap(([field, address]) =>
    address ? [[field, address]] : [],
  )
}

const hostIn = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')

/** Hosts of targets that answer links themselves. */
async function hostsOf(db: Queries, targets: readonly [field: string, address: string][]): Promise<Set<string>> {
  const hosts = [...new Set(targets.map(([, address]) => hostIn(address)).filter(Boolean))]
  if (hosts.length === 0) return new Set()
  const rows = await db.select({ domain: linkHosts.domain }).from(linkHosts).where(inArray(linkHosts.domain, hosts))
  return new Set(rows.map(({ domain }) => domain))
}

/** What the targets of an app’s links are checked against. */
interface TargetRules {
  appId: string
  /** Origin of the platform, which serves the store. */
  publicOrigin: string
  /** Hosts among the targets that answer links themselves. */
  linkHosts: ReadonlySet<string>
  patterns: readonly RE2JS[]
}

/** Reads what targets are checked against, once for any number of links of an app. */
export async function readTargetRules(
  db: Queries,
  { publicOrigin }: Pick<PlatformParts, 'publicOrigin'>,
  appId: string,
  infos: readonly LinkInfo[],
): Promise<TargetRules> {
  const allowed = await db
    .select({ pattern: linkAllowedUris.pattern })
    .from(linkAllowedUris)
    .where(eq(linkAllowedUris.appId, appId))
  return {
    appId,
    publicOrigin,
    linkHosts: await hostsOf(db, infos.flatMap(targetsOf)),
    patterns: allowed.map(({ pattern }) => RE2JS.compile(pattern)),
  }
}

/** Whether an address is the app’s page in the store, or a custom page of it: every app may lead there. */
function isStorePage(address: string, { publicOrigin, appId }: TargetRules): boolean {
  const { origin, pathname } = new URL(address)
  return origin === publicOrigin && pathname === `${storePath}/${appId}`
}

/**
 * Checks where a link leads: never to a link, and, if the app has allowed patterns, only to addresses that match one
 * of them as a whole. Pages of the app in the store need no pattern.
 * @throws PlatformRefusal that names the field
 */
export function requireTargets(rules: TargetRules, info: LinkInfo): void {
  for (const [field, address] of targetsOf(info)) {
    const problem = rules.linkHosts.has(hostIn(address))
      ? 'loop'
      : problemOfTarget(address, { ownOrigins: [rules.publicOrigin], appSchemes: field === 'linkInfo.deepLink' })
    if (problem) {
      const wrong = issue(field, `target-${problem}`, { most: longestTarget })
      throw refuse('bad-parameter', `'${address}' ${wrong.message}`, [wrong])
    }
    if (isStorePage(address, rules)) continue
    if (rules.patterns.length > 0 && !rules.patterns.some((each) => each.matches(address)))
      throw refuse(
        'link-target-refused',
        `'${address}' matches no allowed URI of the app. Add a pattern for it first.`,
        [issue(field, 'allowed-uri')],
      )
  }
}
