import { releaseTypes } from '@console-widgets/versions/model'
import { requirement } from '@console-widgets/platform/release/checks'
import { inThePast } from '@console-widgets/platform/refusals/require-future'
import { isStore, type VersionFacts } from './facts.ts'
import type { VersionCheck } from './version-check.ts'

const isPhased = ({ releaseType }: VersionFacts) => releaseType === releaseTypes.phased

/** Checks of countries and schedule. */
export const releaseChecks = {
  countries: {
    level: 'error',
    message: 'must name at least one country',
    applies: isStore,
    findProblems: requirement(
      () => 'publishCountry',
      ({ publishCountry }) => publishCountry.some((country) => country !== 'OTHER'),
    ),
  },
  schedule: {
    level: 'error',
    message: inThePast,
    applies: ({ releaseType, releaseTime }) => releaseType === releaseTypes.wholeNetwork && releaseTime !== null,
    findProblems: requirement(
      () => 'releaseTime',
      ({ releaseTime }, now) => (releaseTime ?? 0) > now,
    ),
  },
  'phased-base': {
    level: 'error',
    message: 'must be 1: a phased release needs a live version',
    applies: isPhased,
    findProblems: requirement(
      () => 'releaseType',
      ({ onShelf }) => onShelf !== null,
    ),
  },
  'phased-plan': {
    level: 'error',
    message: 'must contain the initial rollout percentage and the end',
    applies: isPhased,
    findProblems: requirement(
      () => 'phasedRelease',
      ({ phasedRelease }, now) =>
        phasedRelease !== null && phasedRelease.endTime > Math.max(now, phasedRelease.startTime),
    ),
  },
} as const satisfies Record<string, VersionCheck>
