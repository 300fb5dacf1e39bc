import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { circlesOf } from './import-circles.mjs'
import { importSpecifiers } from './import-specifiers.mjs'
import {
  brokenArrow,
  brokenFloor,
  headlessLayers,
  headlessRooms,
  isManifestText,
  isReact,
  layerOf,
} from './layer-rules.mjs'

/**
 * `npm run check:layers [folder]`: checks the dependencies between packages (docs/architecture.md) and between the
 * layers of the platform, and that no files import each other in a circle. Type-only imports count too. A package's
 * tests and stories may import anything; shipped files may not.
 */
const root = resolve(process.argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url))))
/** @type {string[]} */
const problems = []
/** @type {Map<string, string[]>} */
const imports = new Map()

for (const folder of packageFolders()) checkPackage(folder)
for (const circle of circlesOf(imports))
  problems.push(`These import each other in a circle: ${circle.map((file) => relative(root, file)).join(', ')}`)
if (problems.length > 0) {
  console.error(
    `${problems.join('\n')}\n${problems.length} import${problems.length === 1 ? '' : 's'} against the layers`,
  )
  process.exit(1)
}

function packageFolders() {
  return ['packages', 'packages/services']
    .flatMap((parent) =>
      existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => join(root, parent, name)) : [],
    )
    .filter((folder) => existsSync(join(folder, 'package.json')))
}

/** A package's front, and the platform half that a service has beside it. @param {string} folder */
function checkPackage(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const name = manifest.name.replace('@console-widgets/', '')
  const shipped = Object.keys({
    ...manifest.dependencies,
    ...manifest.peerDependencies,
    ...manifest.optionalDependencies,
  })
  checkSource(folder, join(folder, 'src'), { layer: layerOf(name), name, declared: shipped })
  const half = join(folder, 'platform')
  if (layerOf(name) === 'service' && existsSync(half)) {
    // A half is bundled with the platform, so it has what the platform depends on.
    const declared = [...shipped, ...Object.keys(manifest.devDependencies ?? {}), ...platformDependencies()]
    checkSource(folder, half, { layer: 'half', name, declared })
  }
}

/** @param {string} folder @param {string} source @param {{ layer: string, name: string, declared: string[] }} place */
function checkSource(folder, source, { layer, name, declared }) {
  const files = existsSync(source) ? shippedFiles(source) : []
  const withoutReact = headlessLayers.includes(layer)
    ? new Set(files)
    : reachable(
        headlessRooms.map((room) => join(source, room)).filter((file) => layer === 'service' && existsSync(file)),
      )
  for (const file of files) {
    const found = importsOf(file)
    imports.set(
      file,
      found.flatMap(({ specifier }) => (specifier.startsWith('.') ? [resolve(dirname(file), specifier)] : [])),
    )
    for (const { specifier, typeOnly, lazy, line } of found) {
      const report = (/** @type {string} */ why) =>
        problems.push(`${relative(root, file)}:${line}: '${specifier}': ${why}`)
      const inside = (/** @type {string} */ path) => relative(source, path).replaceAll('\\', '/')
      const broken =
        brokenArrow({ layer, name, file: relative(folder, file).replaceAll('\\', '/') }, specifier) ??
        (layer === 'platform' && specifier.startsWith('.')
          ? brokenFloor(inside(file), inside(resolve(dirname(file), specifier)))
          : undefined)
      if (broken) report(broken)
      else if ((layer === 'half' || layer === 'service') && specifier.startsWith('node:'))
        report('no Node here: services run in pages, too')
      else if (withoutReact.has(file) && isReact(specifier)) report('no React here: this part is used without it')
      else if (file === join(source, 'contract.ts') && layer === 'service' && specifier === './schemas.ts' && !typeOnly)
        report('import the schemas with `import type`, so that a browser carries routes alone')
      else if (
        file === join(source, 'manifest.ts') &&
        layer === 'service' &&
        !typeOnly &&
        !lazy &&
        !isManifestText(specifier)
      )
        report('a manifest is text and lazy imports: load this with `import()` when it is shown')
      else if (specifier.startsWith('.') && leaves(file, specifier, source))
        report('leads out of its package; import the package by its name')
      else if (!specifier.startsWith('.') && !isDeclared(specifier, declared, name) && !isSummedUp(file, specifier))
        report('is not among the dependencies in package.json')
    }
  }
}

/** @returns {string[]} */
function platformDependencies() {
  const manifest = join(root, 'packages/platform/package.json')
  if (!existsSync(manifest)) return []
  return ['@console-widgets/platform', ...Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).dependencies ?? {})]
}

function shippedFiles(/** @type {string} */ folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        /\.(ts|tsx|mts)$/.test(path) && !/\.(test|stories|d)\.\w+$/.test(path) && !/(^|[\\/])testing[\\/]/.test(path),
    )
    .map((path) => join(folder, path))
}

function importsOf(/** @type {string} */ file) {
  return importSpecifiers(readFileSync(file, 'utf8'))
}

/** The given files and everything of their package that they import at run time. */
function reachable(/** @type {string[]} */ files) {
  const found = new Set(files)
  for (const file of found)
    for (const { specifier, typeOnly } of importsOf(file)) {
      const target = resolve(dirname(file), specifier)
      if (specifier.startsWith('.') && !typeOnly && /\.tsx?$/.test(specifier) && existsSync(target)) found.add(target)
    }
  return found
}

function leaves(/** @type {string} */ file, /** @type {string} */ specifier, /** @type {string} */ source) {
  return relative(source, resolve(dirname(file), specifier)).startsWith('..')
}

/**
 * @param {string} specifier
 * @param {string[]} declared
 * @param {string} own
 */
function isDeclared(specifier, declared, own) {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier) || specifier.startsWith('virtual:'))
    return true
  return (
    declared.some((name) => specifier === name || specifier.startsWith(`${name}/`)) ||
    specifier.startsWith(`@console-widgets/${own}`)
  )
}

/**
 * Whether a file that sums up all services imports one of them. Such dependencies are added on publishing, not declared
 * by hand.
 * @param {string} file
 * @param {string} specifier
 */
function isSummedUp(file, specifier) {
  const [, service] = /^@console-widgets\/([\w-]+)\//.exec(specifier) ?? []
  return (
    /(^|[\\/])(generated[\\/][\w.-]+|services\.generated\.ts)$/.test(file) &&
    service !== undefined &&
    existsSync(join(root, 'packages/services', service, 'package.json'))
  )
}
