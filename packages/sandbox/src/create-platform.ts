import {
  createPlatform as createPlatformOf,
  permissionsOf,
  type Platform,
  type PlatformOptions,
} from '@console-widgets/platform/create-platform'
import type { Implementation } from '@console-widgets/platform/calls/handler'
import { optionsOf } from '@console-widgets/platform/options/option-values'
import { generalImplementations } from '@console-widgets/platform/general'
import { processes } from './processes.ts'
import { halves } from './services.generated.ts'

const sum = { halves, processes }

/** Starts the platform: migrates the database, fills a fresh one with the demo team, and starts the actors. */
export function createPlatform(options: PlatformOptions): Promise<Platform> {
  return createPlatformOf(options, sum)
}

/** Every area that the platform answers, by the package that declares it. */
export const implementationsByPackage: Readonly<Record<string, readonly Implementation[]>> = {
  core: generalImplementations(
    halves.map(({ implementation }) => implementation),
    processes,
  ),
  ...Object.fromEntries(halves.map(({ area, implementation }) => [area, [implementation]])),
}

/** Every area that the platform answers. */
export const implementations: readonly Implementation[] = Object.values(implementationsByPackage).flat()

/** Options that the services declare. */
export const serviceOptions = optionsOf(halves)

/** Permissions of all services. */
export const permissions = permissionsOf(halves)
