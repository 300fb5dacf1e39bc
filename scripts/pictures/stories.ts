import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A story of a built Storybook. */
export interface PicturedStory {
  id: string
  title: string
  name: string
  /** File that declares it, from the root of the repository. */
  file: string
}

/** The stories of a built Storybook; documentation pages are not among them. */
export function storiesOf(storybook: string): PicturedStory[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; id: string; title: string; name: string; importPath: string }>
  }
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath }) => ({ id, title, name, file: pathOf(importPath) }))
}

interface Statistics {
  modules: { id: string; reasons?: { moduleName: string }[] }[]
}

/**
 * Files that declare stories of which something changed since a commit: the file itself, or a module that it imports,
 * directly or not. Undefined if something changed that all stories share, such as the preview or a library.
 */
export function changedSince(commit: string, storybook: string): Set<string> | undefined {
  const output = execFileSync('git', ['diff', '--name-only', commit], { encoding: 'utf8' })
  const added = execFileSync('git', ['ls-files', '--others', '--exclude-standard'], { encoding: 'utf8' })
  const changed = `${output}${added}`.split('\n').filter(Boolean)
  if (changed.some((file) => /^(\.storybook|build)\/|^package-lock\.json$/.test(file))) return undefined
  const { modules } = JSON.parse(readFileSync(join(storybook, 'preview-stats.json'), 'utf8')) as Statistics
  const importers = new Map(
    modules.map(({ id, reasons = [] }) => [pathOf(id), reasons.map(({ moduleName }) => pathOf(moduleName))]),
  )
  const reached = new Set(changed)
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return new Set([...reached].filter((file) => file.endsWith('.stories.tsx')))
}

/** A module's path from the root of the repository. */
const pathOf = (id: string) => id.replace(/^\.\//, '').replace(/[?#].*$/, '')
