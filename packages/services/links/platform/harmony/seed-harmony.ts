import { day } from '@console-widgets/platform/clock/durations'
import type { Queries } from '@console-widgets/platform/database/connection'
import { abilityIntents, hmCodes, linkDomains, links, linkSuffixes } from '../tables.ts'

interface Owner {
  teamId: string
  appId: string
}

const routeParameters = {
  type: 'object',
  properties: {
    destination: { type: 'string', description: 'Name or address of the place' },
    byBike: { type: 'boolean' },
  },
  required: ['destination'],
}

/** What the demo’s app has on HarmonyOS: a domain, another one without its file, a link, an intent, and two codes. */
export async function seedHarmony(
  db: Queries,
  owner: Owner,
  { prefix, prefixId }: { prefix: string; prefixId: string },
  now: number,
): Promise<void> {
  const at = (days: number) => ({ createTime: now - days * day, updateTime: now - days * day })
  await db.insert(linkDomains).values([
    {
      ...{ ...owner, ...at(30), domainId: 'domain-maps', domain: 'maps.northwind.example' },
      ...{ state: 'verified', checkTime: now - day / 2 },
    },
    {
      ...{ ...owner, ...at(3), domainId: 'domain-tickets', domain: 'tickets.northwind.example' },
      ...{ state: 'failed', problem: 'no-app', checkTime: now - day / 2 },
    },
  ])
  await db.insert(linkSuffixes).values({ teamId: owner.teamId, prefix, suffix: 'atomik' })
  await db.insert(links).values({
    ...{ ...owner, ...at(20), linkId: 'link-harmony', kind: 'harmony', linkName: 'Routes on HarmonyOS' },
    ...{ prefixId, prefix, suffix: 'atomik' },
    linkInfo: {
      deepLink: 'https://maps.northwind.example/routes',
      harmony: { fallback: 'https://maps.northwind.example/get' },
    },
  })
  await db.insert(abilityIntents).values({
    ...{ ...owner, ...at(12), intentId: 'intent-route', intentName: 'PlanRoute', ability: 'RouteAbility' },
    parameters: JSON.stringify(routeParameters, null, 2),
  })
  await db.insert(hmCodes).values([
    {
      ...{ ...owner, ...at(18), codeId: 'code-quay', linkId: 'link-harmony', codeType: 'changeable' },
      code: 'hQ7mK2vXr9Tp',
    },
    {
      ...{ ...owner, ...at(9), codeId: 'code-box', linkId: 'link-harbour-walks', codeType: 'fixed' },
      code: 'b4WnZ8cJt5Ld',
    },
  ])
}
