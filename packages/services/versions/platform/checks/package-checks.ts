import { requirement } from '@console-widgets/platform/release/checks'
import { isUpdate } from './facts.ts'
import type { VersionCheck } from './version-check.ts'

const field = () => 'packageId'

/** Checks of the package. */
export const packageChecks = {
  'package-chosen': {
    level: 'error',
    message: 'must name a package',
    findProblems: requirement(field, (facts) => facts.package !== null),
  },
  'package-usable': {
    level: 'error',
    message: 'must name a package that is ready',
    applies: (facts) => facts.package !== null,
    findProblems: requirement(field, (facts) => facts.package?.successStatus === 0),
    review: { rule: 'package-unusable', stage: 'preReview' },
  },
  'version-code': {
    level: 'error',
    message: 'must not have a lower version code than the live version',
    applies: (facts) => facts.package !== null && facts.onShelf !== null,
    findProblems: requirement(
      field,
      ({ package: chosen, onShelf }) => (chosen?.versionCode ?? 0) >= (onShelf?.versionCode ?? 0),
    ),
  },
  'version-code-raised': {
    level: 'warning',
    message: 'should have a higher version code than every version that was live',
    applies: (facts) => isUpdate(facts) && (facts.package?.versionCode ?? -1) >= (facts.onShelf?.versionCode ?? 0),
    findProblems: requirement(
      field,
      ({ package: chosen, highestCode }) => (chosen?.versionCode ?? 0) > (highestCode ?? -1),
    ),
  },
  signature: {
    level: 'error',
    message: 'must be signed with the same key as the live version',
    applies: (facts) => Boolean(facts.package?.signature && facts.onShelf?.signature),
    findProblems: requirement(field, ({ package: chosen, onShelf }) => chosen?.signature === onShelf?.signature),
  },
} as const satisfies Record<string, VersionCheck>
