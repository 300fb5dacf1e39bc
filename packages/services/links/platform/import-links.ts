import type { calls } from '@console-widgets/links/contract'
import type { ImportProblem } from '@console-widgets/links/model'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { PlatformRefusal } from '@console-widgets/platform/refusals/refusal'
import { describeLinks, type LinkRow } from './link-rows.ts'
import { storeLinks } from './store-links.ts'

/** Creates the links of a file, as far as each can be: a refused one doesn't keep the others from being created. */
export const importHandlers: Pick<Handlers<typeof calls>, 'links.short-link.import'> = {
  'links.short-link.import': async ({ appId, links }, context) => {
    const stored = await storeLinks(
      context,
      appId,
      links.map((link) => ({ ...link, appId, kind: 'short' })),
    )
    const made = stored.map((each) => (each instanceof PlatformRefusal ? problemOf(each) : each))
    const rows = made.filter((each): each is LinkRow => typeof each !== 'string')
    const addresses = new Map(
      (await describeLinks(context.db, context.services, rows)).map(({ linkId, address }) => [linkId, address]),
    )
    return {
      results: made.map((each) =>
        typeof each === 'string'
          ? { linkId: null, address: null, problem: each }
          : { linkId: each.linkId, address: addresses.get(each.linkId) ?? null, problem: null },
      ),
    }
  },
}

function problemOf({ reason, issues }: PlatformRefusal): ImportProblem {
  if (reason === 'link-suffix-used') return 'suffix-used'
  if (reason === 'link-target-refused') return 'allowed-uri'
  if (reason === 'limit-reached') return 'limit'
  return issues.some(({ field }) => field.startsWith('linkInfo.')) ? 'target' : 'other'
}
