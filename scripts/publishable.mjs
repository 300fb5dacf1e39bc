import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { importSpecifiers } from './import-specifiers.mjs'
import { generatedDependencies } from './sums/generated-dependencies.mjs'

/** What our bundles carry within them, since only there it is mended for shadow roots. */
const bundled = /^@radix-ui\//

/**
 * Completes a package's `dist` to what is published: declarations, data files and a package.json whose exports lead to
 * what was built instead of to the sources.
 * @param {string} folder the package's
 * @param {string} declarations folder of its declarations
 */
export function writePublishable(folder, declarations) {
  const dist = join(folder, 'dist')
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  copyDeclarations(declarations, join(dist, 'types'))
  const {
    exports = {},
    dependencies = {},
    private: _private,
    scripts: _scripts,
    devDependencies: _dev,
    ...rest
  } = manifest
  const published = {
    ...rest,
    exports: {
      ...Object.fromEntries(Object.entries(exports).map(([name, path]) => [name, publishedExport(folder, dist, path)])),
      ...browserExport(dist),
      './package.json': './package.json',
    },
    dependencies: Object.fromEntries(
      Object.entries({ ...dependencies, ...generatedDependencies(folder) })
        .filter(([name]) => !bundled.test(name))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
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

/**
 * Copies a module that is published as it is written, with its declarations and what it imports of its own folder.
 * @param {string} file @param {string} dist
 */
function copyModule(file, dist) {
  const name = basename(file)
  copyFileSync(file, join(dist, name))
  for (const { specifier } of importSpecifiers(readFileSync(file, 'utf8')))
    if (specifier.startsWith('./')) copyModule(join(dirname(file), specifier), dist)
  const declarations = name.replace('.mjs', '.d.mts')
  copyFileSync(join(dirname(file), declarations), join(dist, declarations))
  return { types: `./${declarations}`, default: `./${name}` }
}

/** The browser distribution, if the package has one: for pages without a build step. @param {string} dist */
function browserExport(dist) {
  return existsSync(join(dist, 'browser')) ? { './browser/*': './browser/*' } : {}
}

/** Declarations name the sources they came from; beside them lie modules. @param {string} from @param {string} to */
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
