import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Public components of the services, and which of them have properties. */
const services = readdirSync('packages/services')
const widgets = services.flatMap((service) => {
  const [face] = ['index.ts', 'generated/index.ts']
    .map((name) => join('packages/services', service, 'src', name))
    .filter((file) => existsSync(file))
  const text = face ? readFileSync(face, 'utf8') : ''
  return [...text.matchAll(/^export const (\w+) = withText\(/gm)].map(([, name = '']) => ({
    name,
    hasProperties: text.includes(`export type { ${name}Props }`),
  }))
})
const stories = readdirSync('stories/services', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({ file, text: readFileSync(join('stories/services', file), 'utf8') }))
const components = new Set(
  stories.flatMap(({ text }) => [...text.matchAll(/\bcomponent: (\w+)\b/g)].map(([, name]) => name)),
)

it('shows every widget on a documentation page', () => {
  const besides = stories.flatMap(({ text }) =>
    [...text.matchAll(/^ {2}subcomponents: \{([^}]*)\}/gm)].flatMap(([, names]) => names?.match(/\w+/g) ?? []),
  )
  const shown = new Set([...components, ...besides])
  expect(widgets.length).toBeGreaterThan(75)
  expect(widgets.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([])
})

it('shows the properties of every widget in a table of its own, and its controls', () => {
  const withProperties = widgets.filter(({ hasProperties }) => hasProperties).map(({ name }) => name)
  expect(withProperties.length).toBeGreaterThan(40)
  expect(withProperties.filter((name) => !components.has(name))).toEqual([])
  // Storybook offers controls only where the story's own `render` takes them.
  const deaf = stories.filter(({ text }) => {
    const [meta = ''] = /^ {2}component: [\s\S]*?^\}/m.exec(text) ?? []
    return /^ {2}render: \(\) =>/m.test(meta)
  })
  expect(deaf.map(({ file }) => file)).toEqual([])
})

// A slash in a name would open another group.
it('has the widgets of a service in one group, named by words', () => {
  const groups = new Map<string, Set<string>>()
  for (const { file, text } of stories) {
    const [service = ''] = file.split(/[\\/]/)
    const names = groups.get(service) ?? new Set()
    for (const [, group = ''] of text.matchAll(/\btitle: 'Services\/([^']+)\/[^/']+'/g)) names.add(group)
    groups.set(service, names)
  }
  const named = [...groups].map(([service, names]) => ({ service, names: [...names] }))
  expect(named.filter(({ names }) => names.length !== 1)).toEqual([])
  expect(named.filter(({ names }) => /[a-z][A-Z]|\//.test(names.join()))).toEqual([])
})

it('welcomes with links to pages that exist', () => {
  const ids = new Set(
    readdirSync('stories', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(mdx|stories\.tsx)$/.test(file))
      .flatMap((file) => [...readFileSync(join('stories', file), 'utf8').matchAll(/\btitle[:=] ?['"]([^'"]+)['"]/g)])
      .map(([, title = '']) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-')),
  )
  const linked = [...readFileSync('stories/welcome.mdx', 'utf8').matchAll(/\?path=\/docs\/([\w-]+)--docs/g)]
  expect(linked.length).toBeGreaterThan(15)
  expect(linked.map(([, id = '']) => id).filter((id) => !ids.has(id))).toEqual([])
})
