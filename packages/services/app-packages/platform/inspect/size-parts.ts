import type { ZipFile } from '@console-widgets/package-parser'

export const partKinds = ['code', 'native', 'resources', 'assets', 'other'] as const
export type PartKind = (typeof partKinds)[number]

/** A part of a package that takes space: a file, or the small files of a folder. */
export interface SizePart {
  kind: PartKind
  path: string
  packed: number
  unpacked: number
  files: number
}

/** Parts that are told apart; the rest is summed by type. */
const most = 120

const patterns: readonly [kind: PartKind, pattern: RegExp][] = [
  ['code', /^[^/]+\.dex$/],
  ['native', /^lib\//],
  ['resources', /^(?:res\/|resources\.arsc$|AndroidManifest\.xml$)/],
  ['assets', /^assets\//],
]

export function partKindOf(name: string): PartKind {
  return patterns.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
}

/** What takes the space in a package, largest first. Resources are summed by folder. */
export function sizeParts(files: readonly ZipFile[]): SizePart[] {
  const parts = new Map<string, SizePart>()
  for (const { name, packed, unpacked } of files) {
    const kind = partKindOf(name)
    const folders = name.split('/')
    const path = kind === 'code' || kind === 'native' ? name : folders.slice(0, Math.min(2, folders.length)).join('/')
    addTo(parts, path, { kind, path, packed, unpacked, files: 1 })
  }
  const sorted = [...parts.values()].sort((one, other) => other.packed - one.packed)
  const rest = new Map<string, SizePart>()
  for (const part of sorted.slice(most)) addTo(rest, part.kind, { ...part, path: '' })
  return [...sorted.slice(0, most), ...rest.values()]
}

function addTo(parts: Map<string, SizePart>, key: string, part: SizePart): void {
  const known = parts.get(key)
  parts.set(
    key,
    known
      ? {
          ...known,
          packed: known.packed + part.packed,
          unpacked: known.unpacked + part.unpacked,
          files: known.files + part.files,
        }
      : part,
  )
}
