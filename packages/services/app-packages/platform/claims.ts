import { and, desc, eq, inArray } from 'drizzle-orm'
import type { calls } from '@console-widgets/app-packages/contract'
import type { Queries } from '@console-widgets/platform/database/connection'
import { newId } from '@console-widgets/platform/database/ids'
import { keepObject } from '@console-widgets/platform/files/objects'
import { objects } from '@console-widgets/platform/files/tables'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { refuse } from '@console-widgets/platform/refusals/refusal'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import type { PackageNameState } from '@console-widgets/core/model'
import { checkPackageNames } from '@console-widgets/platform/tenancy/package-names'
import { reviewSeconds } from './options.ts'
import { packageClaims } from './tables.ts'
import { toHex } from '@console-widgets/platform/secrets/byte-texts'

type ClaimCalls =
  | 'app-packages.package-claim.create'
  | 'app-packages.package-claim.delete'
  | 'app-packages.package-claim.get'
  | 'app-packages.package-claim.check'

export const reviewKind = 'app-packages.review-claim'

/** Handlers of claims: a team proves that it owns a package name which another team uses. */
export const claimHandlers: Pick<Handlers<typeof calls>, ClaimCalls> = {
  'app-packages.package-claim.create': async ({ packageName, description, proofs }, context) => {
    const { db, now, teamId, services } = context
    const state = await stateOfName(context, packageName)
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

  'app-packages.package-claim.check': async ({ packageName }, context) => ({
    packageName,
    state: await stateOfName(context, packageName),
  }),
}

async function stateOfName(
  context: Pick<Context, 'db' | 'teamId' | 'services'>,
  packageName: string,
): Promise<PackageNameState> {
  return (await checkPackageNames(context, [packageName]))[0]?.state ?? 'free'
}

/** Names that approved claims have granted to a team, although other teams use them. */
export async function grantedNames(
  db: Queries,
  { teamId, packageNames }: { teamId: string; packageNames: readonly string[] },
): Promise<string[]> {
  const claims = await db
    .select({ packageName: packageClaims.packageName })
    .from(packageClaims)
    .where(
      and(
        eq(packageClaims.teamId, teamId),
        inArray(packageClaims.packageName, [...packageNames]),
        eq(packageClaims.state, 'passed'),
      ),
    )
  return claims.map(({ packageName }) => packageName)
}

/** A supporting document, as the reviewer sees it. */
interface ReviewedProof {
  fileName: string
  isReadable: boolean
  /** Whether its file name or its text has the package name. */
  namesPackage: boolean
}

/**
 * Reviewer of claims. It approves a claim if each supporting document is a readable document or image, and one of them
 * names the package; the form says so.
 */
export function defineClaimReviewer({ jobs, database, objects: store }: PlatformParts): void {
  jobs.define<{ claimId: string }, ReviewedProof[]>(
    reviewKind,
    async ({ claimId }, { db, now, prepared: proofs }) => {
      const objection = objectionTo(proofs)
      await db
        .update(packageClaims)
        .set({
          state: objection === undefined ? 'passed' : 'rejected',
          opinion: objection ?? 'The supporting documents show that the name is yours.',
          updateTime: now,
        })
        .where(and(eq(packageClaims.claimId, claimId), eq(packageClaims.state, 'submitted')))
    },
    async ({ claimId }) => {
      const { packageName, proofs } = await database.asPlatform(async (db) => {
        const [claim] = await db.select().from(packageClaims).where(eq(packageClaims.claimId, claimId))
        return {
          packageName: claim?.packageName ?? '',
          proofs: await Promise.all(
            (claim?.proofs ?? []).map(async ({ objectId, fileName }) => ({
              fileName,
              row: (await db.select().from(objects).where(eq(objects.objectId, objectId)))[0],
            })),
          ),
        }
      })
      const reviewed: ReviewedProof[] = []
      for (const { fileName, row } of proofs) {
        const size = row?.storageKey ? await store.size(row.storageKey) : undefined
        const content =
          row?.storageKey && size !== undefined
            ? await store.read(row.storageKey, 0, Math.min(size, mostRead))
            : new Uint8Array()
        const text = `${fileName}\n${new TextDecoder('latin1').decode(content)}`
        reviewed.push({
          fileName,
          isReadable: isDocument(content),
          namesPackage: text.toLowerCase().includes(packageName.toLowerCase()),
        })
      }
      return reviewed
    },
  )
}

/** Why a claim with these supporting documents is rejected; undefined if it isn't. */
function objectionTo(proofs: readonly ReviewedProof[]): string | undefined {
  const unreadable = proofs.filter(({ isReadable }) => !isReadable)
  if (unreadable.length > 0)
    return `These supporting documents aren’t readable documents or images: ${unreadable.map(({ fileName }) => fileName).join(', ')}`
  return proofs.some(({ namesPackage }) => namesPackage)
    ? undefined
    : 'None of the supporting documents names the package, in its file name or in its text.'
}

/** Bytes of a document that the reviewer reads at most. */
const mostRead = 4 * 1024 * 1024

/** First bytes of PDF, PNG, JPEG and BMP. */
const documentHeads = ['25504446', '89504e47', 'ffd8ff', '424d']

function isDocument(head: Uint8Array): boolean {
  const hex = toHex(head)
  return documentHeads.some((start) => hex.startsWith(start))
}
