import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { defineClaimReviewer } from './claims.ts'
import { definePackageParser } from './parser.ts'

/** The actors of packages: the parser, and the reviewer of claims. */
export function defineAppPackageActors(services: PlatformParts): void {
  definePackageParser(services)
  defineClaimReviewer(services)
}
