import type { Plugin } from 'vite'

const wrapper = /\/packages\/ui\/src\/text\/with-text\.tsx$/
const entry = /\/packages\/services\/[\w-]+\/src\/index\.ts$/
const component = /\/packages\/(?:ui|services)\/.*\.tsx$/

/** A public component that loads on first use: its name, its file, and the name that the file exports. */
const lazyView = /export const (\w+) = withText\([^=]*=> import\('([^']+)'\)\.then\(\((\w+)\) => \3\.(\w+)\)/g

/**
 * Gives the public component of a service the properties that Storybook read from its view: a service exports
 * `withText(locales, View)`, in whose source no property is declared.
 */
export function docgenPlugin(): Plugin {
  return {
    name: 'console-widgets:docgen',
    enforce: 'pre',
    transform: {
      filter: { id: [wrapper, entry] },
      handler: (code, id) => (wrapper.test(id) ? passOn(code) : passOnLazy(code)),
    },
  }
}

/**
 * Lets Storybook read the types of lists, which its reader shows as `unknown` if they are read-only. Comes before
 * Storybook's own plugins.
 */
export function docgenListsPlugin(): Plugin {
  return {
    name: 'console-widgets:docgen-lists',
    enforce: 'pre',
    transform: { filter: { id: component }, handler: (code) => writableLists(code) },
  }
}

/** The code with lists that aren't read-only. Types have no effect on what is built. */
export function writableLists(code: string): string {
  return code.replaceAll(/\breadonly (?=[\w.<>()| ]+\[\])/g, '')
}

/** @throws Error if the wrapper no longer ends in the line that this needs */
export function passOn(code: string): string {
  const end = '  return WithText\n'
  if (!code.includes(end)) throw new Error('with-text.tsx no longer returns WithText; see build/docgen-plugin.ts')
  return code.replace(end, `  Object.assign(WithText, { __docgenInfo: View.__docgenInfo })\n${end}`)
}

/** Adds the properties of views that load on first use. */
export function passOnLazy(code: string): string {
  const lazy = [...code.matchAll(lazyView)].map(
    ([, name, file, , exported]) =>
      `import { ${exported} as ${name}View } from '${file}'\nObject.assign(${name}, { __docgenInfo: ${name}View.__docgenInfo })\n`,
  )
  return lazy.length === 0 ? code : `${code}\n${lazy.join('')}`
}
