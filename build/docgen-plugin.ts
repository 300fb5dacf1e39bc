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
 * Lets Storybook read types that its reader doesn't understand: it shows read-only lists as `unknown`, and leaves out
 * what `Omit` keeps. Comes before Storybook's own plugins.
 */
export function docgenTypesPlugin(): Plugin {
  return {
    name: 'console-widgets:docgen-types',
    enforce: 'pre',
    transform: { filter: { id: component }, handler: (code) => withoutOmit(writableLists(code)) },
  }
}

/** Start of an interface that has the properties of another one, but for some. */
const omitting =
  /\b(interface \w+(?:<[^{]*?>)? extends )Omit<\s*([\w.]+(?:<[^']*?>)?),\s*((?:\|?\s*'[\w-]+'\s*)+)>\s*\{/g

/** The code with what is left out as properties of the type `never`, which `propertiesOf` doesn't show. */
export function withoutOmit(code: string): string {
  return code.replaceAll(omitting, (_, start: string, of: string, names: string) => {
    const left = names.match(/'[\w-]+'/g)?.map((name) => `${name}: never`)
    return `${start}${of} { ${left?.join('; ')};`
  })
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
