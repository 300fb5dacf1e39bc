import { and, desc, eq } from 'drizzle-orm'
import type { calls } from '@console-widgets/app-packages/contract'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { keepObject } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import type { Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { PackageNameState } from '@console-widgets/core/model'
import { checkPackageNames } from '@console-widgets/platform/tenancy/package-names'
import { reviewSeconds } from './options.ts'
import { packageClaims } from './tables.ts'

type ClaimCalls =
  | 'app-packages.package-claim.create'
  | 'app-packages.package-claim.delete'
  | 'app-packages.package-claim.get'
  | 'app-packages.package-claim.check'

export const reviewKind = 'app-packages.review-claim'

/** Handlers of claims: a team proves that it owns a package name which another team uses. */
export const claimHandlers: Pick<Handlers<typeof calls>, ClaimCalls> = {
  'app-packages.package-claim.create': async ({ packageName, description, proofs }, { db, now, teamId, services }) => {
    const state = await stateOfName(db, packageName)
    if (state !== 'taken')
      throw refuse(
        'conflict',
        state === 'own'
          ? `Your team already owns '${packageName}'`
          : `'${packageName}' is available. Upload your package; there is nothing to claim.`,
      )
    const open = await db.$count(
      packageClaims,
      and(eq(packageClaims.packageName, packageName), eq(packageClaims.state, 'submitted')),
    )
    if (open > 0) throw refuse('conflict', `A claim for '${packageName}' is already in review`)
    const time = now()
    const kept = []
    for (const objectId of new Set(proofs)) kept.push({ objectId, fileName: (await keepObject(db, objectId)).fileName })
    const claim = {
      claimId: newId(),
      packageName,
      description,
      proofs: kept,
      state: 'submitted' as const,
      opinion: '',
      createTime: time,
      updateTime: time,
    }
    await db.insert(packageClaims).values(claim)
    await services.jobs.schedule(db, {
      kind: reviewKind,
      teamId,
      payload: { claimId: claim.claimId },
      dueTime: time + services.options.of(reviewSeconds) * 1000,
    })
    return { claim }
  },

  'app-packages.package-claim.delete': async ({ claimId }, { db, now }) => {
    const [claim] = await db.select().from(packageClaims).where(eq(packageClaims.claimId, claimId)).for('update')
    if (!claim) throw refuse('not-found', `There is no claim '${claimId}' in this team`)
    if (claim.state !== 'submitted')
      throw refuse('conflict', `The claim is already ${claim.state} and can’t be withdrawn`)
    const change = { state: 'withdrawn' as const, updateTime: now() }
    await db.update(packageClaims).set(change).where(eq(packageClaims.claimId, claimId))
    return { claim: { ...claim, ...change } }
  },

  'app-packages.package-claim.get': async ({ claimId, packageName }, { db }) => {
    const where = and(
      claimId ? eq(packageClaims.claimId, claimId) : undefined,
      packageName ? eq(packageClaims.packageName, packageName) : undefined,
    )
    return { claims: await db.select().from(packageClaims).where(where).orderBy(desc(packageClaims.createTime)) }
  },

  'app-packages.package-claim.check': async ({ packageName }, { db }) => ({
    packageName,
    state: await stateOfName(db, packageName),
  }),
}

/** Availability of a name for the team. After an approved claim it is the team's own, even if other teams use it. */
async function stateOfName(db: Queries, packageName: string): Promise<PackageNameState> {
  const granted = await db.$count(
    packageClaims,
    and(eq(packageClaims.packageName, packageName), eq(packageClaims.state, 'passed')),
  )
  if (granted > 0) return 'own'
  const [result] = await checkPackageNames(db, [packageName])
  return result?.state ?? 'free'
}

/** Reviewer of claims: checks by its first bytes whether each supporting document is a document or an image. */
export function defineClaimReviewer({ jobs, database, objects: store }: PlatformParts): void {
  jobs.define<{ claimId: string }, string[]>(
    reviewKind,
    async ({ claimId }, { db, now, prepared: unreadable }) => {
      const passed = unreadable.length === 0
      const opinion = passed
        ? 'The supporting documents show that the name is yours.'
        : `These supporting documents aren’t readable documents or images: ${unreadable.join(', ')}`
      await db
        .update(packageClaims)
        .set({ state: passed ? 'passed' : 'rejected', opinion, updateTime: now })
        .where(and(eq(packageClaims.claimId, claimId), eq(packageClaims.state, 'submitted')))
    },
    async ({ claimId }) => {
      const proofs = await database.asPlatform(async (db) => {
        const [claim] = await db.select().from(packageClaims).where(eq(packageClaims.claimId, claimId))
        return Promise.all(
          (claim?.proofs ?? []).map(async ({ objectId, fileName }) => ({
            fileName,
            row: (await db.select().from(objects).where(eq(objects.objectId, objectId)))[0],
          })),
        )
      })
      const unreadable: string[] = []
      for (const { fileName, row } of proofs) {
        const head =
          row?.storageKey && (await store.size(row.storageKey)) !== undefined
            ? await store.read(row.storageKey, 0, 8)
            : new Uint8Array()
        if (!isDocument(head)) unreadable.push(fileName)
      }
      return unreadable
    },
  )
}

/** First bytes of PDF, PNG, JPEG and BMP. */
const documentHeads = ['25504446', '89504e47', 'ffd8ff', '424d']

function isDocument(head: Uint8Array): boolean {
  const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return documentHeads.some((start) => hex.startsWith(start))
}
