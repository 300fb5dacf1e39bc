import { findUnfinished } from '@console-widgets/core/review-words'
import { shortPermission } from '@console-widgets/versions/model'
import { requirement, type Problem } from '@console-widgets/platform/release/checks'
import { inChina, isStore, type VersionFacts } from './facts.ts'
import type { VersionCheck } from './version-check.ts'

const privacyPolicy = () => 'privacyPolicy'

/** Checks of the privacy policy and of what the reviewer has to be told. */
export const privacyChecks = {
  'privacy-policy': {
    level: 'error',
    message: 'is required',
    findProblems: requirement(privacyPolicy, (facts) => facts.privacyPolicy !== ''),
  },
  'privacy-placeholder': {
    level: 'error',
    message: 'must not be a placeholder',
    applies: (facts) => facts.privacyPolicy !== '' && facts.hostedPolicy === null,
    findProblems: (facts) => inPrivacyPolicy(placeholderAddress(facts.privacyPolicy)),
    review: { rule: 'privacy-placeholder', stage: 'review' },
  },
  'privacy-effective': {
    level: 'error',
    message: 'must be in effect for this app, because it is hosted here',
    applies: (facts) => facts.hostedPolicy !== null,
    findProblems: (facts) => inPrivacyPolicy(facts.hostedPolicy === 'effective' ? undefined : facts.privacyPolicy),
    review: { rule: 'privacy-not-effective', stage: 'review' },
  },
  record: {
    level: 'error',
    message: 'must be on a domain with an ICP filing, because the version is published in mainland China',
    applies: (facts) => inChina(facts) && facts.privacyPolicy !== '' && facts.hostedPolicy === null,
    findProblems: (facts) => inPrivacyPolicy(addressWithoutDomain(facts.privacyPolicy)),
    review: { rule: 'record', stage: 'review' },
  },
  'sensitive-permissions': {
    level: 'error',
    message: 'must explain what the app needs the permission for',
    applies: (facts) => (facts.package?.sensitivePermissions.length ?? 0) > 0,
    findProblems: (facts) =>
      unexplainedPermissions(facts).map((permission) => ({
        field: `permissionReasons.${permission}`,
        sample: shortPermission(permission),
      })),
    review: { rule: 'permissions', stage: 'review' },
  },
  'export-compliance': {
    level: 'error',
    message: 'must say whether the app uses encryption',
    applies: isStore,
    findProblems: requirement(
      () => 'encryption',
      ({ encryption }) => encryption !== null,
    ),
  },
} as const satisfies Record<string, VersionCheck>

const inPrivacyPolicy = (sample: string | undefined): Problem[] =>
  sample === undefined ? [] : [{ field: privacyPolicy(), sample }]

/**
 * Sensitive permissions without an explanation. The version explains each in a field of its own; the package's
 * description counts for the permissions that it names.
 */
function unexplainedPermissions({ package: chosen, permissionReasons }: VersionFacts): string[] {
  const described = chosen?.sensitivePermissionDesc.toUpperCase() ?? ''
  const reasons = new Map(permissionReasons.map(({ permission, reason }) => [permission, reason]))
  return (chosen?.sensitivePermissions ?? []).filter((permission) => {
    const reason = reasons.get(permission) ?? ''
    if (reason !== '') return findUnfinished(reason) !== undefined
    return !described.includes(shortPermission(permission))
  })
}

/** A host that can't be anyone's privacy policy. The demo team's own addresses end in .example. */
export function placeholderAddress(address: string): string | undefined {
  const host = hostOf(address)
  return /^(www\.)?(example\.(com|org|net)|(your-?)?(domain|site|company)\.com|test\.com)$|^localhost$|\.(test|invalid|localhost|local)$/.test(
    host,
  )
    ? host
    : undefined
}

/** An ICP filing is for a domain, and this URL has none. */
export function addressWithoutDomain(address: string): string | undefined {
  const host = hostOf(address)
  return /^[\d.]+$|^\[/.test(host) ? host : undefined
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : '')
