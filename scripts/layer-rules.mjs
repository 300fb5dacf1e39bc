/**
 * @typedef {object} Place package and path of a file
 * @property {string} layer leaf, contract, core, data, ui, service (a front), half (a service's half of the platform),
 * elements, platform, sandbox or testing
 * @property {string} name the package's name without its scope
 * @property {string} file path inside of the package
 */

const scope = '@console-widgets/'

/**
 * Packages of pure functions that a page and the platform both compute with: the same code draws an estimate and judges
 * the result. They import nothing of ours and no React.
 */
export const leaves = ['conditions', 'package-parser', 'redirects', 'statistics']

/** Layers of ours that each layer may import. Dependencies point one way. */
const mayImport = {
  leaf: [],
  contract: [],
  core: ['contract'],
  data: ['contract', 'core'],
  ui: ['contract', 'core', 'data'],
  service: ['leaf', 'contract', 'core', 'data', 'ui'],
  elements: ['contract', 'core', 'data', 'ui', 'service'],
  platform: ['contract', 'core'],
  half: ['leaf', 'contract', 'core', 'platform', 'service', 'half'],
  sandbox: ['contract', 'core', 'platform', 'service', 'half'],
  testing: ['leaf', 'contract', 'core', 'sandbox'],
}

/** The part of a service's front that its own half may import, and other halves that may read that half. */
const sharedFace = ['contract', 'schemas', 'model']

/** What its own half may import besides: plain texts, among which the platform finds answers. */
const ownFace = [...sharedFace, 'help']

/** Halves whose `rows.ts` others may import, each with those that may import it. One way only. */
const readableHalves = {
  'app-check': ['agreements'],
  'app-messaging': ['ab-testing'],
  'app-packages': ['agreements', 'app-check', 'channels', 'links', 'provisioning', 'store-listing', 'versions'],
  apps: ['store-listing'],
  provisioning: ['app-check'],
  qualification: ['store-listing'],
  reports: ['ab-testing', 'ads', 'app-messaging', 'beta', 'comments', 'recall', 'store-experiments', 'support'],
  versions: [
    'agreements',
    'app-check',
    'beta',
    'comments',
    'qualification',
    'reports',
    'store-experiments',
    'store-listing',
    'support',
  ],
}

/** The file that combines the halves. No other file of the sandbox imports one. */
const sumOfHalves = 'src/services.generated.ts'

/** Folders of `platform`, lowest first. A folder may import those below it; files beside the folders may import all. */
export const platformRooms = [
  'logging',
  'refusals',
  'options',
  'secrets',
  'internet',
  'stores',
  'texts',
  'sql-engines',
  'database',
  'metrics',
  'settings',
  'origins',
  'rights',
  'audit',
  'clock',
  'pictures',
  'outbox',
  'tasks',
  'schema',
  'acts',
  'calls',
  'accounts',
  'files',
  'tenancy',
  'service-orders',
  'white-list',
  'workspace',
  'notices',
  'release',
  'experiments',
  'journeys',
  'traffic',
  'http',
  'client-plane',
  'leads',
  'analytics',
  'orchestration',
  'demo',
]

/** Folders of a service that work without React, including everything they import. */
export const headlessRooms = ['model.ts', 'schemas.ts', 'contract.ts', 'data.ts', 'routes.ts']

/** Packages that must not import React. */
export const headlessLayers = ['leaf', 'contract', 'core', 'data', 'platform', 'half', 'sandbox', 'testing']

/**
 * Returns why a file may not import a module, or undefined if it may.
 * @param {Place} place
 * @param {string} specifier
 * @returns {string | undefined}
 */
export function brokenArrow({ layer, name, file }, specifier) {
  if (!specifier.startsWith(scope)) return undefined
  const [target = '', ...rest] = specifier.slice(scope.length).split('/')
  const targetLayer = layerOf(target, rest)
  if (target === name && targetLayer === layer) return `imports its own package by name; use a relative path`
  if (layer === 'service' && targetLayer === 'service')
    return 'services never import each other: what joins them is the host'
  if (!mayImport[/** @type {keyof typeof mayImport} */ (layer)].includes(targetLayer))
    return `${layer} may import ${listed(layer)}, not ${targetLayer}`
  if (layer === 'half') return brokenArrowOfHalf(name, target, targetLayer, rest)
  if (layer === 'sandbox' && (targetLayer === 'half' || targetLayer === 'service') && file !== sumOfHalves)
    return `only ${sumOfHalves} imports services`
  return undefined
}

/**
 * Whether a service's manifest may import this statically. All manifests are in the first bytes of every console, so
 * views must be imported dynamically.
 * @param {string} specifier
 */
export function isManifestText(specifier) {
  return [`${scope}ui/service`, './routes.ts', './generated/locales.ts'].includes(specifier)
}

/**
 * @param {string} name
 * @param {string} target
 * @param {string} targetLayer
 * @param {string[]} rest
 */
function brokenArrowOfHalf(name, target, targetLayer, rest) {
  if (targetLayer !== 'half' && targetLayer !== 'service') return undefined
  const readers = readableHalves[/** @type {keyof typeof readableHalves} */ (target)] ?? []
  const isShared = target === name || readers.includes(name)
  const face = target === name ? ownFace : sharedFace
  if (targetLayer === 'service' && !(isShared && face.includes(rest.join('/'))))
    return `a half may import ${sharedFace.join(', ')} of its own front alone, and of those whose rows it reads`
  if (targetLayer === 'half' && !(isShared && rest.join('/') === 'platform/rows'))
    return 'halves reach each other by events, by views, or one way by rows.ts'
  return undefined
}

/**
 * Returns why a file of `platform` may not import another one, or undefined if it may.
 * @param {string} from path inside of `src`
 * @param {string} to
 * @returns {string | undefined}
 */
export function brokenFloor(from, to) {
  const [low, high] = [roomOf(from), roomOf(to)]
  if (low === high || low === platformRooms.length) return undefined
  if (high < 0) return `'${to}' is in a room that has no place in the order of rooms`
  return high > low ? `'${platformRooms[low]}' lies below; what it needs goes down, or is handed to it` : undefined
}

/** Position of a file's folder in the order. A file beside the folders is above all. @param {string} path */
function roomOf(path) {
  const [room = '', ...rest] = path.split('/')
  return rest.length === 0 ? platformRooms.length : platformRooms.indexOf(room)
}

/**
 * @param {string} name a package's name without its scope
 * @param {string[]} rest what is imported of it
 */
export function layerOf(name, rest = []) {
  if (leaves.includes(name)) return 'leaf'
  if (name in mayImport && !['leaf', 'service', 'half'].includes(name)) return name
  return rest[0] === 'platform' ? 'half' : 'service'
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
