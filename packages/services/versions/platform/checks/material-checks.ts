import {
  fieldOfMedia,
  findMedia,
  mediaDevices,
  needsOwnScreenshots,
  versionLimits,
} from '@console-widgets/versions/model'
import { requirement, type Problem } from '@console-widgets/platform/release/checks'
import { isStore, type VersionFacts } from './facts.ts'
import type { VersionCheck } from './version-check.ts'

const screenshots = () => 'materials.screenshots'

/** Types of device of the app on which the pictures of phones are wrong. */
const ownDevices = ({ deviceTypes }: VersionFacts) =>
  mediaDevices.filter((deviceType) => deviceTypes.includes(deviceType) && needsOwnScreenshots(deviceType))

/** Sets with some screenshots of their own, but too few. */
const tooFew = ({ materials: { media } }: VersionFacts): Problem[] =>
  media
    .filter((set) => set.screenshots.length > 0 && set.screenshots.length < versionLimits.fewestScreenshots)
    .map((set) => ({ field: `${fieldOfMedia(set)}.screenshots` }))

/** Types of device without screenshots in the default language. */
const missing = (facts: VersionFacts): Problem[] =>
  ownDevices(facts)
    .filter((deviceType) =>
      [facts.defaultLang, null].every(
        (lang) => !findMedia(facts.materials.media, { lang, deviceType })?.screenshots.length,
      ),
    )
    .map((deviceType) => ({ field: `${fieldOfMedia({ lang: null, deviceType })}.screenshots` }))

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
  'listing-media': {
    level: 'error',
    message: `must have at least ${versionLimits.fewestScreenshots} screenshots`,
    applies: (facts) => isStore(facts) && (facts.materials.media.length > 0 || ownDevices(facts).length > 0),
    findProblems: (facts) => [...tooFew(facts), ...missing(facts)],
  },
  'same-screenshots': {
    level: 'error',
    message: 'must all be different',
    applies: ({ screenshotHashes }) => screenshotHashes.some(({ hashes }) => hashes.length > 1),
    findProblems: ({ screenshotHashes }) =>
      screenshotHashes.filter(({ hashes }) => new Set(hashes).size < hashes.length).map(({ field }) => ({ field })),
    review: { rule: 'same-screenshots', stage: 'review' },
  },
} as const satisfies Record<string, VersionCheck>
