import { defineElement, tagModules } from '@console-widgets/elements'
import manifest from '@console-widgets/elements/custom-elements.json'
import webTypes from '@console-widgets/elements/web-types.json'
import type { TagDeclaration } from '@console-widgets/ui/tag'
import { beforeAll, expect, it } from 'vitest'
import { painted } from './shadow-harness.tsx'

/** An element class with what it stores for the React side. */
type Element = HTMLElement & { widget: { handlers: Record<string, (detail?: unknown) => boolean> } }

const described = manifest.modules
  .flatMap(({ declarations }) => declarations as Described[])
  .filter(({ tagName }) => tagName)

interface Described {
  tagName: TagDeclaration['tag']
  attributes: { name: string; fieldName: string }[]
  members: { name: string }[]
  events: { name: string }[]
}

/** Methods for React's side and the browser, which pages shouldn't call. */
const internal = ['constructor', 'connectedCallback', 'disconnectedCallback', 'attributeChangedCallback']

const named = (things: readonly { name: string }[]) => things.map(({ name }) => name).sort()

beforeAll(async () => {
  for (const load of Object.values(tagModules))
    for (const declaration of (await load()).tags) defineElement(declaration)
})

it('describes every tag that can be loaded, and no other', () => {
  expect(described.map(({ tagName }) => tagName).sort()).toEqual(Object.keys(tagModules).sort())
  expect(described.length).toBeGreaterThan(30)
})

it.each(described)(
  '<$tagName> has exactly the described attributes, properties, and methods',
  ({ tagName, attributes, members }) => {
    const constructor = customElements.get(tagName) as CustomElementConstructor & { observedAttributes: string[] }
    expect([...constructor.observedAttributes].sort()).toEqual(named(attributes))
    const accessors = Object.getOwnPropertyDescriptors(constructor.prototype) as Record<string, PropertyDescriptor>
    expect(
      Object.keys(accessors)
        .filter((name) => !internal.includes(name))
        .sort(),
    ).toEqual(named(members))
    for (const { name } of members)
      expect(accessors[name], name).toMatchObject({ get: expect.any(Function), set: expect.any(Function) })
  },
)

it.each(described)('<$tagName> passes an attribute to the property described with it', ({ tagName, attributes }) => {
  const element = document.createElement(tagName) as Element & Record<string, unknown>
  for (const { name, fieldName } of attributes) {
    element.setAttribute(name, '1')
    expect(element[fieldName], name).toBeDefined()
    element.removeAttribute(name)
    expect(element[fieldName], name).toBeUndefined()
  }
})

it.each(described)(
  '<$tagName> fires exactly the described events, so that a page receives them',
  async ({ tagName, events }) => {
    const heard: string[] = []
    const hear = ({ type, composed, target }: Event) => composed && target === element && void heard.push(type)
    for (const { name } of events) document.addEventListener(name, hear)
    const element = document.createElement(tagName) as Element
    // The component isn't needed: it fires events through these functions.
    document.body.append(element)
    for (const handle of Object.values(element.widget.handlers)) handle({})
    element.remove()
    await painted()
    for (const { name } of events) document.removeEventListener(name, hear)
    // The events that every tag has fire on readiness or failure; the element's tests cover them.
    const laterOn = ['cw-ready', 'cw-load-error', 'cw-navigate', 'cw-changed']
    expect(heard.filter((name) => !laterOn.includes(name)).sort()).toEqual(
      named(events).filter((name) => !laterOn.includes(name)),
    )
    expect(named(events)).toEqual(expect.arrayContaining(laterOn))
  },
)

it('describes the same for editors in both formats', () => {
  const { elements } = webTypes.contributions.html
  expect(
    elements.map(({ name, attributes, js }) => ({
      name,
      attributes: named(attributes),
      properties: named(js.properties),
      events: named(js.events),
    })),
  ).toEqual(
    described.map(({ tagName, attributes, members, events }) => ({
      name: tagName,
      attributes: named(attributes),
      properties: named(members),
      events: named(events),
    })),
  )
  expect(webTypes).toMatchObject({
    name: '@console-widgets/elements',
    'description-markup': 'markdown',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
  for (const element of elements) {
    expect(Object.keys(element)).toEqual(['name', 'description', 'attributes', 'js'])
    for (const { name, description, value } of element.attributes)
      expect([name, description, value]).toEqual([
        expect.stringMatching(/^[a-z-]+$/),
        expect.any(String),
        { type: expect.any(String), required: expect.any(Boolean) },
      ])
    for (const { description } of [...element.js.properties, ...element.js.events]) expect(description).toMatch(/\S/)
  }
})

it('describes exactly the custom properties that set the look and are used', () => {
  const element = document.createElement('cw-apps')
  document.body.append(element)
  const sheets = element
    .shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('')
  element.remove()
  // Variables that utilities share, with Tailwind's names after `tw-`, are private.
  const used = new Set([...sheets.matchAll(/var\(\s*(--cw-(?!tw-)[a-z0-9-]+)/g)].map(([, name]) => name))
  const base = manifest.modules
    .flatMap(({ declarations }) => declarations as { cssProperties?: { name: string }[] }[])
    .find(({ cssProperties }) => cssProperties)
  expect(named(base!.cssProperties!)).toEqual([...used].sort())
  expect(named(webTypes.contributions.css.properties)).toEqual([...used].sort())
  for (const name of ['--cw-accent', '--cw-font', '--cw-font-mono', '--cw-radius', '--cw-surface', '--cw-chart-8'])
    expect(used).toContain(name)
})
