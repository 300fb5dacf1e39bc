import type { ContentPart } from './package-facts.ts'
import type { ZipFile } from './zip-archive.ts'

const kinds: readonly [kind: ContentPart['kind'], pattern: RegExp][] = [
  ['code', /\.dex$/],
  ['native', /^lib\//],
  ['resources', /^(res\/|resources\.arsc$|AndroidManifest\.xml$)/],
  ['assets', /^assets\//],
  ['signature', /^META-INF\/([^/]+\.(SF|RSA|DSA|EC)|MANIFEST\.MF)$/i],
]

/** Sizes of a package's parts by purpose, largest first. */
export function contentsOf(files: readonly ZipFile[]): ContentPart[] {
  const parts = new Map<ContentPart['kind'], ContentPart>()
  for (const { name, packed, unpacked } of files) {
    const kind = kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
    const part = parts.get(kind) ?? { kind, packed: 0, unpacked: 0, files: 0 }
    parts.set(kind, { kind, packed: part.packed + packed, unpacked: part.unpacked + unpacked, files: part.files + 1 })
  }
  return [...parts.values()].sort((one, other) => other.packed - one.packed)
}

/** Processor architectures that a package has native code for. */
export function abisOf(files: readonly ZipFile[]): string[] {
  return [...new Set(files.flatMap(({ name }) => /^lib\/([\w-]+)\/[^/]+\.so$/.exec(name)?.[1] ?? []))].sort()
}
