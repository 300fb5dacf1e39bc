import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { resolvedDumpModule } from './page-platform-plugin.ts'
import { storyChunks } from './story-chunks.ts'

const entry = resolve(import.meta.dirname, '../.storybook/started-platform.ts')
const platform = resolve(import.meta.dirname, '../packages/sandbox/src/page/index.ts')

/**
 * Lets a built Storybook load the platform in its page beside its own code. Otherwise the page's addresses become known
 * one after the other: those of the platform's modules once Storybook runs, and that of the database once they run.
 */
export function earlyPlatformPlugin(): Plugin {
  return {
    name: 'console-widgets:early-platform',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: storyChunks(platform) } } } }),
    buildStart() {
      this.emitFile({ type: 'chunk', id: entry, name: 'started-platform' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        if (!bundle) return []
        return [{ tag: 'script', injectTo: 'head-prepend', children: earlyScript(bundle) }]
      },
    },
  }
}

/**
 * Script for the page's head. Only the pages of services start the platform early. The dump isn't preloaded: Chromium
 * fails to hand over a preloaded file of 16 MB.
 */
function earlyScript(bundle: Rolldown.OutputBundle): string {
  const start = chunkOf(bundle, entry)
  const modules = [platform, resolvedDumpModule, entry].flatMap((id) => [...withImports(bundle, chunkOf(bundle, id))])
  const addresses = JSON.stringify([...new Set(modules)].map((name) => `./${name}`))
  return `
if (new URLSearchParams(location.search).get('id')?.startsWith('services-')) {
  const add = (tag, properties) => document.head.append(Object.assign(document.createElement(tag), properties))
  for (const href of ${addresses}) add('link', { rel: 'modulepreload', href })
  add('script', { type: 'module', src: ${JSON.stringify(`./${start}`)} })
}
`
}

/** Name of the chunk that begins with a module, or else contains it. */
function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const chunk =
    chunks.find((each) => each.facadeModuleId === module) ?? chunks.find((each) => each.moduleIds.includes(module))
  if (!chunk) throw new Error(`No chunk of Storybook contains ${module}.`)
  return chunk.fileName
}

/** A chunk and everything that it imports statically. */
function withImports(bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> {
  const file = bundle[name]
  if (file?.type !== 'chunk' || found.has(name)) return found
  found.add(name)
  for (const imported of file.imports) withImports(bundle, imported, found)
  return found
}
