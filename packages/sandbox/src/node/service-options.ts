import { readOptions, type GivenOptions } from '@console-widgets/platform/options/option-values'
import { serviceOptions } from '../create-platform.ts'

/** Reads the services' own options from environment variables. @throws Error that names the invalid one */
export function readServiceOptions(environment: Readonly<Record<string, string | undefined>>): GivenOptions {
  return readOptions(serviceOptions, environment)
}
