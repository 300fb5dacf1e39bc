import { versionLimits } from '@console-widgets/versions/model'
import { requirement } from '@console-widgets/platform/release/checks'
import { isStore } from './facts.ts'
import type { VersionCheck } from './version-check.ts'

const screenshots = () => 'materials.screenshots'

/** Checks of the images. */
export const materialChecks = {
  icon: {
    level: 'error',
    message: 'is required',
    applies: isStore,
    findProblems: requirement(
      () => 'materials.icon',
      ({ materials }) => materials.icon !== null,
    ),
  },
  screenshots: {
    level: 'error',
    message: `must be at least ${versionLimits.fewestScreenshots}`,
    applies: isStore,
    findProblems: requirement(
      screenshots,
      ({ materials }) => materials.screenshots.length >= versionLimits.fewestScreenshots,
    ),
  },
  'same-screenshots': {
    level: 'error',
    message: 'must all be different',
    applies: ({ materials }) => materials.screenshots.length > 1,
    findProblems: requirement(
      screenshots,
      ({ screenshotHashes }) => new Set(screenshotHashes).size === screenshotHashes.length,
    ),
    review: { rule: 'same-screenshots', stage: 'review' },
  },
} as const satisfies Record<string, VersionCheck>
