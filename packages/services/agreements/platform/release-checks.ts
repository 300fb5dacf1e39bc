import {
  publishingAgreements,
  unconfirmedSources,
  type DataSource,
  readPublicPath,
  type PlatformAgreementCode,
} from '@console-widgets/agreements/model'
import type { Queries } from '@console-widgets/platform/database/connection'
import { defineReleaseChecks, type Check, type Problem } from '@console-widgets/platform/release/checks'
import { findApp } from '@console-widgets/platform/tenancy/find-app'
import { agreementFacts } from './coverage.ts'
import { sourcesOfPackages } from './data-sources.ts'
import { newestDeclaration } from './declaration-rows.ts'
import { judgePolicies } from './judge-policies.ts'
import { unsignedAgreements } from './unsigned-agreements.ts'

/** What the checks of agreements look at. */
interface ReleaseFacts {
  isTest: boolean
  isPaid: boolean
  defaultLang: string
  /** Languages in which the privacy policy of the release is in effect. Null: it is a page elsewhere. */
  hostedPrivacy: readonly string[] | null
  /** Languages in which the user agreement is in effect. Null: the app has none, so that the store's terms apply. */
  userAgreement: readonly string[] | null
  /** What the package of the release takes and its hosted privacy policy doesn't name, by language. */
  unnamed: readonly { lang: string; sample: string }[]
  appId: string
  packageId: string | null
  /** Whether the team has ever declared what the app does with data. */
  isDeclared: boolean
  /** What takes data in the package of the release, and wasn't there when the team declared. */
  unconfirmed: readonly DataSource[]
  /** Agreements with the platform that this release takes, and that aren't signed in the version in force. */
  unsigned: readonly PlatformAgreementCode[]
}

const isRegional = (code: PlatformAgreementCode) => code !== 'paid-apps' && publishingAgreements[code] !== 'everywhere'

/** The place where an agreement with the platform is signed. */
const toSign = (code: PlatformAgreementCode): Problem => ({
  field: code,
  page: { id: 'agreements.signing', values: { code } },
})

/** Checks of agreements before a release to the store. */
const checks: readonly Check<ReleaseFacts>[] = [
  {
    id: 'agreements.privacy',
    level: 'error',
    order: 450,
    message: 'must be in effect in the default language of the app',
    // A policy that isn't in effect at all is what the version's own check finds.
    applies: ({ isTest, hostedPrivacy }) => !isTest && hostedPrivacy !== null && hostedPrivacy.length > 0,
    findProblems: ({ hostedPrivacy, defaultLang }) =>
      hostedPrivacy?.includes(defaultLang) ? [] : [{ field: `privacy.${defaultLang}` }],
  },
  {
    id: 'agreements.privacy-package',
    level: 'error',
    order: 452,
    message: 'must name the permissions and SDKs of this package',
    applies: ({ isTest, packageId, hostedPrivacy }) =>
      !isTest && packageId !== null && hostedPrivacy !== null && hostedPrivacy.length > 0,
    findProblems: ({ unnamed }) => unnamed.map(({ lang, sample }) => ({ field: `privacy.${lang}`, sample })),
  },
  {
    id: 'agreements.user',
    level: 'error',
    order: 451,
    message: 'must be in effect in the default language of the app',
    applies: ({ isTest, userAgreement }) => !isTest && userAgreement !== null,
    findProblems: ({ userAgreement, defaultLang }) =>
      userAgreement?.includes(defaultLang) ? [] : [{ field: `user.${defaultLang}` }],
  },
  {
    id: 'agreements.privacy-declaration',
    level: 'error',
    order: 460,
    message: 'must be confirmed for the permissions and SDKs of this package',
    applies: ({ isTest, packageId }) => !isTest && packageId !== null,
    findProblems: ({ appId, isDeclared, unconfirmed }) => {
      const page = { id: 'agreements.data-use', values: { appId } }
      if (!isDeclared) return [{ field: 'declaration', page }]
      return unconfirmed.map(({ name, data: [data] }) => ({ field: `data.${data}`, sample: name, page }))
    },
  },
  {
    id: 'agreements.platform',
    level: 'error',
    order: 480,
    message: 'must be signed in its current version',
    applies: ({ isTest }) => !isTest,
    findProblems: ({ unsigned }) => unsigned.filter((code) => !isRegional(code) && code !== 'paid-apps').map(toSign),
  },
  {
    id: 'agreements.paid-apps',
    level: 'error',
    order: 482,
    message: 'must be signed in its current version before the team sells apps',
    applies: ({ isTest, isPaid }) => !isTest && isPaid,
    findProblems: ({ unsigned }) => unsigned.filter((code) => code === 'paid-apps').map(toSign),
  },
  {
    id: 'agreements.regions',
    level: 'warning',
    order: 481,
    message: 'must be signed before the app is published in its countries',
    applies: ({ isTest }) => !isTest,
    findProblems: ({ unsigned }) => unsigned.filter(isRegional).map(toSign),
  },
]

export const releaseChecks = defineReleaseChecks({
  checks,
  async collectFacts(db, { appId, packageId, isTest, privacyPolicy, countries }, now) {
    const { isFree } = await findApp(db, appId)
    const { defaultLang, documents } = await agreementFacts(db, appId)
    const inEffect = (type: 'privacy' | 'user') =>
      documents
        .find((document) => document.type === type)
        ?.languages.flatMap(({ lang, effective }) => (effective ? { lang, path: effective.path } : [])) ?? []
    const user = documents.find(({ type }) => type === 'user')?.languages ?? []
    const asked = URL.canParse(privacyPolicy) ? readPublicPath(new URL(privacyPolicy).pathname) : undefined
    const ofDocument = inEffect('privacy').filter(({ path }) => readPublicPath(path)?.documentId === asked?.documentId)
    const judged = asked && packageId !== null ? await judgePolicies(db, appId, [packageId]) : []
    const { sources } = await sourcesOfPackages(db, packageId === null ? [] : [packageId])
    const declaration = await newestDeclaration(db, appId)
    return {
      isTest,
      isPaid: !isFree,
      appId,
      packageId,
      isDeclared: declaration !== undefined,
      unconfirmed: unconfirmedSources(sources, declaration?.confirmed ?? []),
      defaultLang,
      unnamed: judged.flatMap(({ policy: { documentId, lang }, problems }) =>
        documentId === asked?.documentId ? problems.map(({ sample }) => ({ lang, sample })) : [],
      ),
      hostedPrivacy: asked ? ofDocument.map(({ lang }) => lang) : null,
      userAgreement: user.some(({ effective, open }) => effective || open)
        ? inEffect('user').map(({ lang }) => lang)
        : null,
      unsigned: await findUnsigned(db, { countries, isPaid: !isFree }, now),
    }
  },
  pageOf: ({ appId }) => ({ id: 'agreements.list', values: { appId } }),
})

/** Agreements with the platform for this release that the team hasn't signed in the version in force. */
async function findUnsigned(
  db: Queries,
  { countries, isPaid }: { countries: readonly string[]; isPaid: boolean },
  now: number,
): Promise<PlatformAgreementCode[]> {
  const unsigned = await unsignedAgreements(db, now)
  return unsigned.filter((code) => {
    if (code === 'paid-apps') return isPaid
    const places = publishingAgreements[code]
    return places === 'everywhere' || places.some((country) => countries.includes(country))
  })
}
