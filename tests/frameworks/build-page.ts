import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'

export const pages = 'tests/frameworks/pages'

/** Entry of each page, by framework. */
export const frameworks = {
  'plain HTML': 'plain.js',
  'React 18': 'react-18/page.js',
  'React 19': 'react-19.js',
  'Vue 3': 'vue.js',
  'Svelte 5': 'svelte.js',
  Angular: 'angular.js',
  Preact: 'preact.js',
  Solid: 'solid.js',
} as const

/** Bundles one page with its framework. */
export async function buildPage(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    root: pages,
    logLevel: 'error',
    mode: 'production',
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    plugins: [svelte()],
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(pages, entry), output: { codeSplitting: false } },
    },
  })
  const { output } = [made].flat()[0] as { output: { type: string; code?: string }[] }
  return output.find(({ type }) => type === 'chunk')?.code as string
}

/** The one function of Svelte's compiler that a page needs. */
function svelte(): Plugin {
  return {
    name: 'svelte',
    async transform(code, id) {
      if (!id.endsWith('.svelte')) return undefined
      const { compile } = (await import(
        createRequire(join(process.cwd(), pages, 'package.json')).resolve('svelte/compiler')
      )) as { compile: (code: string, options: object) => { js: { code: string } } }
      return { code: compile(code, { filename: id, generate: 'client' }).js.code, moduleType: 'js' }
    },
  }
}
