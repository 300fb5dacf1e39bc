import { and, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/projects/contract'
import { oauthClientListFields, oauthLimits, secretGrace } from '@console-widgets/projects/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { listTable } from '@console-widgets/platform/database/list-table'
import type { Handlers, SecretGuard } from '@console-widgets/platform/calls/handler'
import { hashToken, sameText } from '@console-widgets/platform/secrets/secrets'
import { newClient } from '@console-widgets/platform/tenancy/clients'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { refuse } from './refuse.ts'
import { oauthClients } from './tables.ts'

type OauthCalls = Pick<
  typeof calls,
  | 'app-oauth.app-oauth.get'
  | 'app-oauth.app-oauth.create'
  | 'app-oauth.app-oauth.update'
  | 'app-oauth.app-oauth.delete'
  | 'app-oauth.client.verify'
>

/** Handlers of OAuth clients. Secrets are returned once, when they are made, and stored as a hash. */
export const oauthHandlers: Handlers<OauthCalls> = {
  'app-oauth.app-oauth.get': async ({ appId, ...input }, { db, now }) => {
    await findApp(db, appId)
    const { items, total } = await listTable(
      db,
      oauthClients,
      oauthClientListFields,
      input,
      '-createTime',
      eq(oauthClients.appId, appId),
    )
    return { items: items.map((row) => describeClient(row, now())), total }
  },

  'app-oauth.app-oauth.create': async ({ appId, clientName, redirectUris }, { db, now }) => {
    await findApp(db, appId)
    if ((await db.$count(oauthClients, eq(oauthClients.appId, appId))) >= oauthLimits.clientsPerApp)
      throw refuse('limit-reached', `An app has at most ${oauthLimits.clientsPerApp} OAuth clients. Delete one first.`)
    const { clientId, clientSecret } = newClient()
    const time = now()
    const [row] = await db
      .insert(oauthClients)
      .values({
        clientId,
        appId,
        clientName,
        redirectUris,
        secretHash: await hashToken(clientSecret),
        createTime: time,
        updateTime: time,
      })
      .returning()
    return { ...describeClient(row as ClientRow, time), clientSecret }
  },

  'app-oauth.app-oauth.update': async ({ appId, clientId, clientName, redirectUris, rotateSecret }, { db, now }) => {
    const client = await findClient(db, appId, clientId)
    if (clientName === undefined && redirectUris === undefined && !rotateSecret)
      throw refuse('bad-parameter', 'The request changes nothing. Set a name, addresses, or rotateSecret.')
    const time = now()
    const clientSecret = rotateSecret ? newClient().clientSecret : null
    const [row] = await db
      .update(oauthClients)
      .set({
        ...(clientName === undefined ? {} : { clientName }),
        ...(redirectUris === undefined ? {} : { redirectUris }),
        ...(clientSecret === null
          ? {}
          : {
              secretHash: await hashToken(clientSecret),
              previousHash: client.secretHash,
              previousUntil: time + secretGrace,
            }),
        updateTime: time,
      })
      .where(eq(oauthClients.clientId, clientId))
      .returning()
    return { ...describeClient(row as ClientRow, time), clientSecret }
  },

  'app-oauth.app-oauth.delete': async ({ appId, clientId }, { db }) => {
    await findClient(db, appId, clientId)
    await db.delete(oauthClients).where(eq(oauthClients.clientId, clientId))
  },

  'app-oauth.client.verify': async ({ clientId, redirectUri }, { db }) => {
    const [client] = await db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId))
    if (!client) throw wrongSecret()
    return { appId: client.appId, isRedirectAllowed: client.redirectUris.includes(redirectUri) }
  },
}

type ClientRow = typeof oauthClients.$inferSelect

function describeClient({ previousUntil, ...client }: ClientRow, now: number) {
  return { ...client, previousUntil: previousUntil !== null && previousUntil > now ? previousUntil : null }
}

async function findClient(db: Queries, appId: string, clientId: string): Promise<ClientRow> {
  const [client] = await db
    .select()
    .from(oauthClients)
    .where(and(eq(oauthClients.appId, appId), eq(oauthClients.clientId, clientId)))
    .for('update')
  if (!client) throw refuse('not-found', `There is no OAuth client '${clientId}' of this app`)
  return client
}

/** Admits the team of a client by the client's secret, or for a day by its previous one. */
export const admitClient: SecretGuard<OauthCalls['app-oauth.client.verify']> = async (
  { clientId, clientSecret },
  { database, clock },
) => {
  const hash = await hashToken(clientSecret)
  const [client] = await database.asPlatform((db) =>
    db.select().from(oauthClients).where(eq(oauthClients.clientId, clientId)),
  )
  const isCurrent = sameText(hash, client?.secretHash ?? '')
  const isPrevious = sameText(hash, client?.previousHash ?? '') && (client?.previousUntil ?? 0) > clock.now()
  if (!client || !(isCurrent || isPrevious)) throw wrongSecret()
  return { teamId: client.teamId }
}

const wrongSecret = () => refuse('not-found', 'There is no OAuth client with this ID and secret')
