import type { OptionDefaults, ServiceOption } from './service-option.ts'

/** Values of service options by area and name: `{ versions: { reviewSeconds: 1 } }`. */
export type GivenOptions = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Area with the options that its half declares. */
export interface OptionArea {
  area: string
  options?: Readonly<Record<string, ServiceOption>>
}

/** Option with its area and name. */
export interface NamedOption {
  area: string
  name: string
  option: ServiceOption
}

/** Value of each declared option. */
export interface OptionValues {
  of<Value>(option: ServiceOption<Value>): Value
}

/** Options of all services, in the order of the halves. */
export function optionsOf(halves: readonly OptionArea[]): NamedOption[] {
  return halves.flatMap(({ area, options = {} }) =>
    Object.entries(options).map(([name, option]) => ({ area, name, option })),
  )
}

/** Takes the given values, and the defaults of all other options. @throws Error if an option is unknown or invalid */
export function createOptionValues(declared: readonly NamedOption[], given: GivenOptions): OptionValues {
  for (const [area, values] of Object.entries(given))
    for (const name of Object.keys(values)) requireDeclared(declared, area, name)
  const values = new Map<ServiceOption, unknown>(
    declared.map(({ area, name, option }) => {
      const value = given[area]?.[name]
      return [option, value === undefined ? option.defaults.platform : parseOption(option, value, `${area}.${name}`)]
    }),
  )
  return {
    of<Value>(option: ServiceOption<Value>) {
      if (!values.has(option)) throw new Error(`No service declares the option of ${option.environment}.`)
      return values.get(option) as Value
    },
  }
}

/**
 * Reads options from environment variables; those that aren't set get the server's default.
 * @throws Error that names the invalid variable
 */
export function readOptions(
  declared: readonly NamedOption[],
  environment: Readonly<Record<string, string | undefined>>,
): GivenOptions {
  return byArea(declared, ({ environment: variable, ...option }) => {
    const text = environment[variable]
    return text ? parseOption(option, text, variable) : option.defaults.server
  })
}

/** The defaults that differ in a place. */
export function defaultsIn(
  declared: readonly NamedOption[],
  place: Exclude<keyof OptionDefaults, 'platform'>,
): GivenOptions {
  return byArea(declared, ({ defaults }) => defaults[place])
}

/** Merges values, of which the later ones win. */
export function mergeOptions(...all: readonly GivenOptions[]): GivenOptions {
  const merged: Record<string, Record<string, unknown>> = {}
  for (const given of all)
    for (const [area, values] of Object.entries(given)) merged[area] = { ...merged[area], ...values }
  return merged
}

function byArea(declared: readonly NamedOption[], valueOf: (option: ServiceOption) => unknown): GivenOptions {
  return mergeOptions(...declared.map(({ area, name, option }) => ({ [area]: { [name]: valueOf(option) } })))
}

function parseOption({ parse, accepts }: Pick<ServiceOption, 'parse' | 'accepts'>, given: unknown, name: string) {
  const value = parse(given)
  if (value === undefined) throw new Error(`${name} must be ${accepts}, not '${String(given)}'.`)
  return value
}

function requireDeclared(declared: readonly NamedOption[], area: string, name: string): void {
  if (declared.some((option) => option.area === area && option.name === name)) return
  const known = declared.map((option) => `${option.area}.${option.name}`)
  throw new Error(`Unknown service option '${area}.${name}'. Options: ${known.join(', ')}.`)
}
