import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build as buildWithEsbuild } from 'esbuild'
import { build as buildWithVite } from 'vite'
import { unpack } from './pack.mjs'

/** Additional dependencies of a project that uses all packages. */
const own = ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node', 'playwright-core']

/** Entries that start working when they are loaded. They are meant for worker threads only. */
const startsAtOnce = /-worker$/

/** Types of tags for frameworks that are not installed here; `tests/frameworks` compiles them. */
const ofOtherFrameworks = /^@console-widgets\/elements\/(preact|solid|svelte|vue)$/

/**
 * Installs the packed packages into a project outside of this repository, each with only its declared dependencies, and
 * uses them there: in Node, with the compiler in both module resolutions, and bundled.
 * @param {string[]} archives
 * @returns {Promise<string[]>} problems
 */
export async function tryAsConsumer(archives) {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'console-consumer-')))
  try {
    const entries = archives.flatMap((archive) => install(archive, project)).sort()
    cpSync(resolve('scripts/published/consumer'), project, { recursive: true })
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
    for (const name of own) link(name, join(project, 'node_modules'))
    return [...inNode(project, entries), ...withCompiler(project, entries), ...(await bundled(project))]
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

/** @param {string} archive @param {string} project @returns {string[]} importable entries of the package */
function install(archive, project) {
  const { folder, dependencies, entries } = unpack(archive, project)
  for (const each of dependencies.filter((name) => !name.startsWith('@console-widgets/')))
    link(each, join(folder, 'node_modules'))
  return entries
}

/** @param {string} name @param {string} folder */
function link(name, folder) {
  const place = join(folder, name)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(resolve('node_modules', name), place, 'junction')
}

/** @param {string} project @param {string[]} entries */
function inNode(project, entries) {
  const file = join(project, 'every-entry.js')
  writeFileSync(
    file,
    entries
      .filter((entry) => !startsAtOnce.test(entry))
      .map(
        (entry) =>
          `await import('${entry}').catch((error) => console.log('${entry} cannot be imported in Node:', error.message))\n`,
      )
      .join(''),
  )
  const { stdout, stderr, status } = spawnSync(process.execPath, [file], { cwd: project, encoding: 'utf8' })
  return status === 0 ? linesOf(stdout) : [`Imports in Node failed: ${stderr}`]
}

/**
 * Compiler errors in our own code; declarations of third parties are not checked. @param {string} project
 * @param {string[]} entries
 */
function withCompiler(project, entries) {
  writeFileSync(
    join(project, 'every-entry.ts'),
    entries
      .filter((entry) => !ofOtherFrameworks.test(entry))
      .map((entry, index) => `export * as entry${index} from '${entry}'\n`)
      .join(''),
  )
  return [
    { module: 'esnext', moduleResolution: 'bundler' },
    { module: 'node16', moduleResolution: 'node16' },
  ].flatMap((way) => {
    const compilerOptions = {
      ...way,
      target: 'es2023',
      lib: ['es2024', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: false,
      noEmit: true,
      types: ['node'],
    }
    writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }))
    const { stdout } = spawnSync(
      process.execPath,
      [resolve('node_modules/typescript/bin/tsc'), '--pretty', 'false', '--project', project],
      { cwd: project, encoding: 'utf8' },
    )
    return linesOf(stdout)
      .filter(isOurs)
      .map((line) => `With moduleResolution ${way.moduleResolution}: ${line}`)
  })
}

/**
 * Whether a compiler error is in the project itself or in our packages, and not in their dependencies.
 * @param {string} line
 */
function isOurs(line) {
  return /^(error |[\w-]+\.tsx?\(|node_modules\/@console-widgets\/[\w-]+\/(?!node_modules\/))/.test(line)
}

/** @param {string} project */
async function bundled(project) {
  const entry = join(project, 'page.tsx')
  const tries = {
    esbuild: () =>
      buildWithEsbuild({
        entryPoints: [entry],
        bundle: true,
        splitting: true,
        format: 'esm',
        platform: 'browser',
        jsx: 'automatic',
        outdir: join(project, 'esbuild'),
        logLevel: 'silent',
      }),
    Vite: () =>
      buildWithVite({
        root: project,
        configFile: false,
        logLevel: 'silent',
        build: { outDir: 'vite', rolldownOptions: { input: entry } },
      }),
  }
  const problems = []
  for (const [name, run] of Object.entries(tries))
    await run().catch((error) => problems.push(`${name} cannot bundle a page: ${error.message}`))
  return problems
}

/** @param {string} text */
function linesOf(text) {
  return text.split('\n').filter((line) => line.trim() !== '')
}
