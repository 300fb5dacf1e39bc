import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Manifest the fields of a package.json that are read
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

const scope = '@console-widgets/'

/** Packages bundled with the sandbox and not published: the platform itself and the services' halves. */
export const bundledOfOurs = /^@console-widgets\/(platform|[\w-]+\/platform)(\/|$)/

/**
 * Dependencies of a package once it is published. Packages that sum up the services don't list them in their
 * package.json, so that a new service changes no shared file. A bundled package of ours contributes its own
 * dependencies.
 * @param {Manifest} manifest
 * @returns {Record<string, string>}
 */
export function publishedDependencies({ name, dependencies = {} }) {
  const sumsUp = [`${scope}elements`, `${scope}sandbox`].includes(name)
  const bundles = bundlesPlatform({ dependencies })
  const services = sumsUp ? serviceManifests() : []
  const all = [
    dependencies,
    ...services.map((service) => ({ [service.name]: service.version })),
    ...(bundles ? [manifestIn('packages/platform').dependencies, ...services.map((each) => each.devDependencies)] : []),
  ].flatMap((named) => Object.entries(named ?? {}))
  return Object.fromEntries(
    all.filter(([each]) => !bundledOfOurs.test(each)).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/**
 * Whether a package carries the platform within it.
 * @param {Pick<Manifest, 'dependencies'>} manifest
 */
export function bundlesPlatform({ dependencies = {} }) {
  return Object.keys(dependencies).some((name) => bundledOfOurs.test(name))
}

/** @returns {Manifest[]} */
function serviceManifests() {
  const services = 'packages/services'
  return readdirSync(services)
    .filter((area) => existsSync(join(services, area, 'package.json')))
    .map((area) => manifestIn(join(services, area)))
}

/** @param {string} folder @returns {Manifest} */
function manifestIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
