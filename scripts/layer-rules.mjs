/**
 * @typedef {object} Place where a file belongs
 * @property {string} layer contract, core, data, ui, service, elements, sandbox or testing
 * @property {string} name the package's name without its scope
 */

const scope = '@console-widgets/'

/** What each layer may import of ours; arrows point one way. */
const mayImport = {
  contract: [],
  core: ['contract'],
  data: ['contract', 'core'],
  ui: ['contract', 'core', 'data'],
  service: ['contract', 'core', 'data', 'ui'],
  elements: ['contract', 'core', 'data', 'ui', 'service'],
  sandbox: ['contract', 'core', 'service'],
  testing: ['contract', 'core', 'sandbox'],
}

/** The part of a service's public face that the platform may import. */
const platformFace = ['contract', 'schemas', 'model']

/** Rooms of a service that work without React, and everything that they import. */
export const headlessRooms = ['model.ts', 'schemas.ts', 'contract.ts', 'data.ts', 'routes.ts']

/** Packages in which nothing imports React. */
export const headlessLayers = ['contract', 'core', 'data', 'sandbox', 'testing']

/**
 * Why a file may not import what it does; undefined when it may.
 * @param {Place} place
 * @param {string} specifier
 * @returns {string | undefined}
 */
export function brokenArrow({ layer, name }, specifier) {
  if (!specifier.startsWith(scope)) return undefined
  const [target = '', ...rest] = specifier.slice(scope.length).split('/')
  if (target === name) return `imports its own package by name; use a relative path`
  const targetLayer = layerOf(target)
  if (layer === 'service' && targetLayer === 'service')
    return 'services never import each other: what joins them is the host'
  if (!mayImport[/** @type {keyof typeof mayImport} */ (layer)].includes(targetLayer))
    return `${layer} may import ${listed(layer)}, not ${targetLayer}`
  if (layer === 'sandbox' && targetLayer === 'service' && !platformFace.includes(rest.join('/')))
    return `of a service the platform may import ${platformFace.join(', ')} alone`
  return undefined
}

/**
 * Whether a service's manifest may import this at once, rather than when it is shown: the sum of all manifests is in
 * every console's first bytes.
 * @param {string} specifier
 */
export function isManifestText(specifier) {
  return (
    specifier === `${scope}ui/service` || specifier === './routes.ts' || /^\.\/.*\blocales\/index\.ts$/.test(specifier)
  )
}

/** @param {string} name */
export function layerOf(name) {
  return name in mayImport && name !== 'service' ? name : 'service'
}

/** @param {string} specifier */
export function isReact(specifier) {
  return (
    /^(react|react-dom|react-hook-form|radix-ui|@radix-ui\/[\w-]+|@nanostores\/react|@lingui\/react|@tanstack\/react-[\w-]+)(\/|$)/.test(
      specifier,
    ) ||
    specifier.startsWith(`${scope}ui`) ||
    specifier.endsWith('.tsx')
  )
}

function listed(/** @type {string} */ layer) {
  return mayImport[/** @type {keyof typeof mayImport} */ (layer)].join(', ') || 'nothing of ours'
}
