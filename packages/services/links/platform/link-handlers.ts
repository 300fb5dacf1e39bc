import { eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/links/contract'
import { type LinkKind, linkListFields, stateOfLink } from '@console-widgets/links/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import type { ListInput } from '@console-widgets/platform/database/list-rows'
import { listTable } from '@console-widgets/platform/database/list-table'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { deleteLink, describeLink, describeLinks, findLink, historyOf, ofKind } from './link-rows.ts'
import { changeLink, type LinkChange, storeLink } from './store-links.ts'
import { links } from './tables.ts'

type Named<Kind extends string> = Extract<keyof typeof calls, `links.${Kind}.${string}`>

/** Handlers that links with targets of their own have in common. */
export function handlersOf(kind: LinkKind) {
  return {
    list: async ({ appId, ...input }: { appId: string } & ListInput, { db, services }: Context) => {
      await findApp(db, appId)
      const { items, total } = await listTable(db, links, linkListFields, input, '-updateTime', ofKind(appId, kind))
      return { items: await describeLinks(db, services, items), total }
    },
    get: async ({ linkId }: { linkId: string }, { db, services }: Context) => {
      const row = await findLink(db, linkId, kind)
      return { ...(await describeLink(db, services, row)), history: await historyOf(db, linkId) }
    },
    update: async ({ linkId, ...change }: { linkId: string } & LinkChange, context: Context) => {
      const row = await changeLink(context, await findLink(context.db, linkId, kind), change)
      return describeLink(context.db, context.services, row)
    },
    delete: async ({ linkId }: { linkId: string }, { db }: Context) => deleteLink(db, await findLink(db, linkId, kind)),
  }
}

const short = handlersOf('short')
const deep = handlersOf('deep')

export const linkHandlers: Pick<
  Handlers<typeof calls>,
  Exclude<Named<'short-link' | 'deep-link' | 'link-status'>, 'links.short-link.import'>
> = {
  'links.short-link.list': short.list,
  'links.short-link.create': async (input, context) =>
    describeLink(context.db, context.services, await storeLink(context, { ...input, kind: 'short' })),
  'links.short-link.get': short.get,
  'links.short-link.update': short.update,
  'links.short-link.delete': short.delete,
  'links.deep-link.list': deep.list,
  'links.deep-link.create': async (input, context) =>
    describeLink(context.db, context.services, await storeLink(context, { ...input, kind: 'deep' })),
  'links.deep-link.get': deep.get,
  'links.deep-link.update': deep.update,
  'links.deep-link.delete': deep.delete,
  'links.link-status.update': async ({ linkId, status }, { db, now }) => {
    const row = await findLink(db, linkId)
    await db.update(links).set({ status, updateTime: now() }).where(eq(links.linkId, linkId))
    return { linkId, state: stateOfLink({ ...row, status }, now()) }
  },
}
