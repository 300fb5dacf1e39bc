import { gzipSync } from 'node:zlib'
import { build, type Metafile } from 'esbuild'

/** Compressed size in bytes of the core's static imports. Code that it loads later is not counted. */
export async function coreBytes(): Promise<number> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: `export * from '@console-widgets/core'`, resolveDir: process.cwd() },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    outdir: 'bench',
    metafile: true,
    write: false,
  })
  const entry = Object.keys(metafile.outputs).find((name) => metafile.outputs[name]?.entryPoint === '<stdin>') as string
  const needed = loadedAtOnce(metafile, entry)
  const files = outputFiles.filter(({ path }) => [...needed].some((name) => path.endsWith(name)))
  return files.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}

function loadedAtOnce(metafile: Metafile, entry: string): Set<string> {
  const needed = new Set([entry])
  for (const name of needed)
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement' && metafile.outputs[path]) needed.add(path)
  return needed
}
