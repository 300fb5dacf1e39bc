import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Builds the Storybook of a folder of sources. @throws Error with the end of its output if it doesn't build */
export function buildStorybook(sources: string, output: string): void {
  run(process.execPath, ['scripts/generate.mjs'], sources)
  const storybook = resolve('node_modules/storybook/dist/bin/dispatcher.js')
  run(process.execPath, [storybook, 'build', '--quiet', '--stats-json', '--output-dir', resolve(output)], sources)
}

/**
 * Builds the Storybook of a commit, from a copy of its files outside this folder, whose `.gitignore` the style sheet's
 * compiler would follow. The libraries are those installed here; the packages are the commit's own. Returns false if
 * the commit's stories cannot be switched between looks.
 */
export function buildStorybookOf(commit: string, output: string): boolean {
  const sources = mkdtempSync(join(tmpdir(), 'console-widgets-pictures-'))
  try {
    const archive = join(sources, 'sources.tar')
    run('git', ['archive', '--output', archive, commit], '.')
    run('tar', ['-xf', archive], sources)
    rmSync(archive)
    if (!existsSync(join(sources, '.storybook/picture-page.ts'))) return false
    linkLibraries(sources)
    buildStorybook(sources, output)
    return true
  } finally {
    rmSync(sources, { recursive: true, force: true })
  }
}

function linkLibraries(sources: string): void {
  const installed = resolve('node_modules')
  const linked = join(sources, 'node_modules')
  mkdirSync(join(linked, '@console-widgets'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@console-widgets' && name !== '.cache') symlinkSync(join(installed, name), join(linked, name))
  // Links of workspaces are relative, so the copies lead to the commit's packages.
  cpSync(join(installed, '@console-widgets'), join(linked, '@console-widgets'), {
    recursive: true,
    verbatimSymlinks: true,
  })
}

function run(command: string, parameters: string[], folder: string): void {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  if (status === 0) return
  const output = `${stdout}${stderr}`.trim().split('\n').slice(-80).join('\n')
  throw new Error(`${command} ${parameters.join(' ')} failed in ${folder}:\n${error?.message ?? output}`)
}

/** Whether an output folder holds a complete Storybook. */
export function isBuilt(output: string): boolean {
  return existsSync(join(output, 'index.json'))
}
