import { and, eq, ne } from 'drizzle-orm'
import { type AgreementProblem, findUnnamed, type ReviewRule } from '@console-widgets/agreements/model'
import type {} from '@console-widgets/app-check/platform/rows'
import { appPackages } from '@console-widgets/app-packages/platform/rows'
import type { EventContext, EventTakers } from '@console-widgets/platform/calls/events'
import type { Queries } from '@console-widgets/platform/database/connection'
import { sendNotice } from '@console-widgets/platform/notices/send-notice'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { type AgreementRow, effectiveAgreements } from './agreement-rows.ts'
import { agreementResult } from './notices.ts'
import { permissionsOf, undeclaredSdks } from './review-facts.ts'

/** A privacy policy in effect, with what packages take that it doesn’t name. */
export interface JudgedPolicy {
  policy: AgreementRow
  problems: AgreementProblem[]
}

/** Compares the privacy policies of an app that are in effect with packages, as the review of a new version would. */
export const judgePolicies = async (
  db: Queries,
  appId: string,
  packageIds: readonly string[],
): Promise<JudgedPolicy[]> => judge(db, appId, await policiesOf(db, appId), packageIds)

const policiesOf = async (db: Queries, appId: string) =>
  (await effectiveAgreements(db, appId)).filter(({ type }) => type === 'privacy')

async function judge(
  db: Queries,
  appId: string,
  policies: readonly AgreementRow[],
  packageIds: readonly string[],
): Promise<JudgedPolicy[]> {
  if (policies.length === 0) return []
  const permissions = await permissionsOf(db, appId, packageIds)
  const sdks = await undeclaredSdks(db, appId, packageIds)
  return policies.map((policy) => ({
    policy,
    problems: findUnnamed(policy.content, { type: 'privacy', lang: policy.lang, permissions, sdks }),
  }))
}

/** Policies in effect are judged again when a package has been read, and when a check has found its SDKs. */
export const takenEvents: EventTakers = {
  'app-packages.parsed': ({ pkgId }, context) => tellOutdated(context, pkgId, 'permission-unnamed'),
  'app-check.completed': ({ pkgId }, context) => tellOutdated(context, pkgId, 'sdk-unnamed'),
}

/** Tells the team once about what policies don’t name and a package takes. What other packages take is known. */
async function tellOutdated({ db, teamId, now }: EventContext, pkgId: string, rule: ReviewRule): Promise<void> {
  const [row] = await db
    .select({ appId: appPackages.appId, versionName: appPackages.versionName, fileName: appPackages.fileName })
    .from(appPackages)
    .where(and(eq(appPackages.pkgId, pkgId), eq(appPackages.successStatus, 0)))
  if (!row) return
  const { appId } = row
  const policies = await policiesOf(db, appId)
  if (policies.length === 0) return
  const others = await db
    .select({ pkgId: appPackages.pkgId })
    .from(appPackages)
    .where(and(eq(appPackages.appId, appId), eq(appPackages.successStatus, 0), ne(appPackages.pkgId, pkgId)))
  const otherIds = others.map((other) => other.pkgId)
  const knownProblems = await judge(db, appId, policies, otherIds)
  const known = new Map(knownProblems.map(({ policy, problems }) => [policy.agreementId, keysOf(problems)]))
  const { appName, defaultLang } = await findApp(db, appId)
  const outdated = (await judge(db, appId, policies, [pkgId]))
    .map(({ policy, problems }) => ({
      policy,
      names: problems
        .filter((problem) => problem.rule === rule && !known.get(policy.agreementId)?.has(keyOf(problem)))
        .map(({ sample }) => sample),
    }))
    .filter(({ names }) => names.length > 0)
    .toSorted((one, other) => Number(other.policy.lang === defaultLang) - Number(one.policy.lang === defaultLang))
  const [first] = outdated
  if (!first) return
  const { title, lang, agreementId } = first.policy
  const version = row.versionName ?? row.fileName
  const values = { app: appName, title, lang, version, names: first.names.join(', '), count: first.names.length }
  const page = { id: 'agreements.agreement', values: { appId, agreementId } }
  await sendNotice(db, { teamId, topic: agreementResult, message: 'outdated', values, appId, page }, now())
}

const keyOf = ({ rule, sample }: AgreementProblem) => `${rule} ${sample}`
const keysOf = (problems: readonly AgreementProblem[]) => new Set(problems.map(keyOf))
