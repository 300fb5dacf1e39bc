import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { importSpecifiers } from './import-specifiers.mjs'
import { bundlesPlatform, publishedDependencies } from './published-dependencies.mjs'
import { publishedExports } from './published-folders.mjs'

/**
 * Dependencies that we bundle, since only the bundled copies are patched for shadow roots. uPlot is bundled as well,
 * but stays a dependency: declarations name its types.
 */
const bundled = /^@radix-ui\//

/**
 * Completes a package's `dist` for publishing: declarations, data files, and a package.json whose exports point to the
 * build output instead of the sources.
 * @param {string} folder the package's
 * @param {string} declarations folder of its declarations
 */
export function writePublishable(folder, declarations) {
  const dist = join(folder, 'dist')
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  copyDeclarations(declarations, join(dist, 'types'))
  if (bundlesPlatform(manifest))
    bundlePlatformTypes(join(dirname(dirname(declarations)), 'platform/src'), join(dist, 'types'))
  const {
    exports,
    dependencies: _dependencies,
    private: _private,
    scripts: _scripts,
    devDependencies: _dev,
    ...rest
  } = manifest
  const published = {
    ...rest,
    exports: {
      ...Object.fromEntries(
        publishedExports(folder, exports).map(([name, path]) => [name, publishedExport(folder, dist, path)]),
      ),
      ...browserExport(dist),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries(publishedDependencies(manifest)).filter(([name]) => !bundled.test(name)),
    ),
  }
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`)
  for (const file of ['LICENSE', 'README.md']) {
    const found = [join(folder, file), file].find((path) => existsSync(path))
    if (found) copyFileSync(found, join(dist, file))
  }
}

/** @param {string} folder @param {string} dist @param {string} path */
function publishedExport(folder, dist, path) {
  if (path.endsWith('.mjs')) return copyModule(join(folder, path), dist)
  if (!/\.tsx?$/.test(path)) {
    copyFileSync(join(folder, path), join(dist, basename(path)))
    return `./${basename(path)}`
  }
  const name = path.replace('./src/', '').replace(/\.tsx?$/, '')
  for (const file of [`types/${name}.d.ts`, `${name}.js`])
    if (!existsSync(join(dist, file))) throw new Error(`${dist}/${file} was not built`)
  return { types: `./types/${name}.d.ts`, default: `./${name}.js` }
}

const platform = '@console-widgets/platform/'

/**
 * Copies a module that is published as written, with its declarations and its imports from its own folder or from the
 * platform, which is not published by itself.
 * @param {string} file @param {string} dist
 */
function copyModule(file, dist) {
  const name = basename(file)
  let source = readFileSync(file, 'utf8')
  for (const { specifier } of importSpecifiers(source)) {
    if (specifier.startsWith('./')) copyModule(join(dirname(file), specifier), dist)
    if (!specifier.startsWith(platform)) continue
    copyModule(join('packages/platform/src', specifier.slice(platform.length)), dist)
    source = source.replace(specifier, `./${basename(specifier)}`)
  }
  writeFileSync(join(dist, name), source)
  const declarations = name.replace('.mjs', '.d.mts')
  copyFileSync(join(dirname(file), declarations), join(dist, declarations))
  return { types: `./${declarations}`, default: `./${name}` }
}

/** Copies the browser distribution, if the package has one, for pages without a build step. @param {string} dist */
function browserExport(dist) {
  return existsSync(join(dist, 'browser')) ? { './browser/*': './browser/*' } : {}
}

/** Replaces the sources' extensions in declarations by those of modules. @param {string} from @param {string} to */
function copyDeclarations(from, to) {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  mkdirSync(dirname(to), { recursive: true })
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))) {
    const path = join(to, file)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/(from |import\()(["'])(\.{1,2}\/[^"']+?)\.tsx?\2/g, '$1$2$3.js$2'),
    )
  }
}

/**
 * Declarations of the platform are placed among those of the package that bundles them, and referred to by path.
 * @param {string} from where they were built @param {string} types the package's own
 */
function bundlePlatformTypes(from, types) {
  copyDeclarations(from, join(types, 'platform'))
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const path = join(types, file)
    const text = readFileSync(path, 'utf8').replace(
      /(["'])@console-widgets\/platform\/([^"']+)\1/g,
      (_, quote, room) => `${quote}${relativePath(dirname(path), join(types, 'platform', `${room}.js`))}${quote}`,
    )
    writeFileSync(path, text)
  }
}

/** @param {string} from @param {string} to */
function relativePath(from, to) {
  const path = relative(from, to).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}
