/** Setting that a service declares for itself. Its name is that of its export in the service's `options.ts`. */
export interface ServiceOption<Value = unknown> {
  /** Environment variable that sets it on a server. Services can read the same one. */
  environment: string
  /** Meaning, with the unit, as listed by `npm start -- --help`. */
  description: string
  defaults: OptionDefaults<Value>
  /** Valid values as a noun, for errors: `a number from 0 to 10`. */
  accepts: string
  /** Returns the value of what code passes or the environment has as text. Undefined if it is invalid. */
  parse(given: unknown): Value | undefined
}

/** Default of an option, with exceptions by where the platform runs. */
export interface OptionDefaults<Value = unknown> {
  platform: Value
  /** For the server of `npm start`. */
  server?: Value
  /** For a page's dump, which is created at build time. */
  dump?: Value
}

/** Range of a number. */
export interface NumberRange {
  least: number
  most: number
  /** Whether fractions are invalid. */
  whole?: boolean
}

/** Declares an option that is a number. */
export function numberOption({
  least,
  most,
  whole = false,
  ...option
}: NumberRange & Pick<ServiceOption<number>, 'environment' | 'description' | 'defaults'>): ServiceOption<number> {
  return {
    ...option,
    accepts: `a ${whole ? 'whole ' : ''}number from ${least} to ${most}`,
    parse(given) {
      const value = typeof given === 'string' && given.trim() ? Number(given) : given
      const valid = typeof value === 'number' && value >= least && value <= most && (!whole || Number.isInteger(value))
      return valid ? value : undefined
    },
  }
}
