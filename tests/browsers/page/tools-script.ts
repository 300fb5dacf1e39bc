import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

let script: Promise<string> | undefined

/** The functions of `in-page.ts` as a script. */
export function toolsScript(): Promise<string> {
  return (script ??= bundle())
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('in-page.ts', import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
  })
  return outputFiles[0]?.text as string
}
