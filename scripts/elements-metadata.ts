import { readdir, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'
import { consoleWidgetsPlugins } from '../build/vite-plugins.ts'
import type { TagDeclaration, TagProperty } from '../packages/ui/src/tag.ts'
import { commonEvents, commonProperties, hasAttribute, kebabCase } from '../packages/elements/src/element/attributes.ts'

/** Derives metadata from the tag declarations: for the autoloader, editors, and compilers. */

const repository = resolve(import.meta.dirname, '..')
const elements = join(repository, 'packages/elements')

interface Declared {
  /** Module to import the tag from. */
  module: string
  declaration: TagDeclaration
}

/** All tags of all services, sorted by name. */
export async function readDeclarations(): Promise<Declared[]> {
  const services = join(repository, 'packages/services')
  const declared: Declared[] = []
  for (const service of (await readdir(services)).sort()) {
    const file = join(services, service, 'src/element.ts')
    if (!existsSync(file)) continue
    const { name } = JSON.parse(await readFile(join(services, service, 'package.json'), 'utf8')) as { name: string }
    const { module } = await runnerImport<{ tags?: readonly TagDeclaration[] }>(pathToFileURL(file).href, {
      configFile: false,
      logLevel: 'error',
      plugins: consoleWidgetsPlugins(),
    })
    if (!module.tags) throw new Error(`${relative(repository, file)} does not export \`tags\``)
    for (const declaration of module.tags) declared.push({ module: `${name}/element`, declaration })
  }
  const twice = declared.filter(
    ({ declaration: { tag } }, at) => declared.findIndex((each) => each.declaration.tag === tag) !== at,
  )
  if (twice.length > 0) throw new Error(`Declared twice: ${twice.map(({ declaration }) => declaration.tag).join(', ')}`)
  return declared.sort((a, b) => a.declaration.tag.localeCompare(b.declaration.tag))
}

/** Custom properties that pages set to style tags, in the order of the style sheets. */
export async function readCustomProperties(): Promise<string[]> {
  const styles = join(repository, 'packages/ui/src/styles')
  const sheets = await Promise.all(['tokens.css', 'sheet.css'].map((name) => readFile(join(styles, name), 'utf8')))
  return [
    ...new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/var\(\s*(--cw-[a-z0-9-]+)/g)].map(([, name]) => name!))),
  ]
}

/** Text of each file by path. */
export async function readMetadata(): Promise<Record<string, string>> {
  const { version } = JSON.parse(await readFile(join(elements, 'package.json'), 'utf8')) as { version: string }
  return metadataFiles(await readDeclarations(), await readCustomProperties(), version)
}

/** Text of each file by path. */
export function metadataFiles(
  declared: readonly Declared[],
  customProperties: readonly string[],
  version: string,
): Record<string, string> {
  const declarations = declared.map(({ declaration }) => declaration)
  return {
    'packages/elements/src/generated/tag-services.ts': tagServicesSource(declared),
    'packages/elements/src/generated/tag-names.ts': tagNamesSource(declarations),
    'packages/elements/src/generated/jsx.ts': jsxSource(declarations),
    'packages/elements/src/tags-in/tags.d.mts': tagTypesSource(declarations),
    'packages/elements/custom-elements.json': `${JSON.stringify(customElementsManifest(declared, customProperties), null, 2)}\n`,
    'packages/elements/web-types.json': `${JSON.stringify(webTypes(declarations, customProperties, version), null, 2)}\n`,
  }
}

const GENERATED = '// Written by `npm run generate` from the declarations of the tags.\n'

function tagServicesSource(declared: readonly Declared[]): string {
  const modules = [...new Set(declared.map(({ module }) => module))].sort()
  const lines = modules.map((each) => {
    const tags = declared.filter(({ module }) => module === each).map(({ declaration: { tag } }) => tag)
    return `  { load: () => import('${each}'), tags: '${tags.map((tag) => tag.replace('cw-', '')).join(' ')}' },`
  })
  return `${GENERATED}import type { TagService } from '../loader/tag-modules.ts'

/** Services with tags. */
export const tagServices: readonly TagService[] = [
${lines.join('\n')}
]
`
}

function tagNamesSource(declarations: readonly TagDeclaration[]): string {
  return `${GENERATED}
/** The names of all tags. */
export const tagNames: readonly string[] = '${declarations.map(({ tag }) => tag).join(' ')}'.split(' ')
`
}

function propertyType({ kind, values, type }: TagProperty): string {
  if (type) return type
  if (values) return values.map((value) => `'${value}'`).join(' | ')
  if (kind === 'json') return 'unknown'
  if (kind === 'function') return '(...values: never[]) => unknown'
  return kind
}

function jsxSource(declarations: readonly TagDeclaration[]): string {
  const tags = declarations.map((declaration) => {
    const properties = Object.entries(declaration.properties).flatMap(([name, property]) => [
      `    /** ${property.description} */`,
      `    ${quoted(hasAttribute(property) && property.kind !== 'json' ? kebabCase(name) : name)}?: ${propertyType(property)}`,
    ])
    const events = Object.entries(declaration.events).flatMap(([name, event]) => [
      `    /** ${event.description} */`,
      `    'oncw-${kebabCase(name)}'?: (event: CustomEvent<${event.detail}>) => void`,
    ])
    return `  /** ${declaration.description} */\n  '${declaration.tag}': CommonAttributes & {\n${[...properties, ...events].join('\n')}\n  }`
  })
  const common = Object.entries<TagProperty>(commonProperties).flatMap(([name, property]) => [
    `  /** ${property.description} */`,
    `  ${name}?: ${propertyType(property)}`,
  ])
  const commonEventLines = Object.entries(commonEvents).flatMap(([name, event]) => [
    `  /** ${event.description} */`,
    `  'oncw-${kebabCase(name)}'?: (event: CustomEvent<${event.detail}>) => void`,
  ])
  return `${GENERATED}import type { Console } from '@console-widgets/core'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** Attributes of every tag. */
export interface CommonAttributes extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
${[...common, ...commonEventLines].join('\n')}
}

/** The tags with their attributes, properties, and events. */
export interface ConsoleWidgetTags {
${tags.join('\n')}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ConsoleWidgetTags {}
  }
}
`.replace('{\n\n}', '{}')
}

/** Attributes, properties, and events of a tag, for the types of any framework. */
function tagTypesSource(declarations: readonly TagDeclaration[]): string {
  const common = typesOf(commonProperties, commonEvents)
  const tags = declarations.map(({ tag, description, properties, events }) => {
    const own = typesOf(properties, events)
    const lines = (['attributes', 'properties', 'events'] as const).map(
      (kind) => `    ${kind}: Common['${kind}']${own[kind].length > 0 ? ` & { ${own[kind].join('; ')} }` : ''}`,
    )
    return `  /** ${description} */\n  '${tag}': {\n${lines.join('\n')}\n  }`
  })
  return `${GENERATED}import type { Console } from '@console-widgets/core'

/** Attributes, properties, and events of every tag. */
interface Common {
${Object.entries(common)
  .map(([kind, members]) => `  ${kind}: { ${members.join('; ')} }`)
  .join('\n')}
}

/** The tags by their names. */
export interface Tags {
${tags.join('\n')}
}
`
}

function typesOf(
  properties: Record<string, TagProperty>,
  events: TagDeclaration['events'],
): Record<'attributes' | 'properties' | 'events', string[]> {
  const isText = ([, property]: [string, TagProperty]) => hasAttribute(property) && property.kind !== 'json'
  const all = Object.entries(properties)
  return {
    attributes: all.filter(isText).map(([name, property]) => `${quoted(kebabCase(name))}?: ${propertyType(property)}`),
    properties: all.filter((entry) => !isText(entry)).map(([name, property]) => `${name}?: ${propertyType(property)}`),
    events: Object.entries(events).map(([name, { detail }]) => `'cw-${kebabCase(name)}': ${detail}`),
  }
}

function quoted(name: string): string {
  return /^[a-z_$][\w$]*$/i.test(name) ? name : `'${name}'`
}

/** Base class of all tags. */
const baseClass = 'ConsoleWidget'

/** The Custom Elements Manifest, https://github.com/webcomponents/custom-elements-manifest. */
function customElementsManifest(declared: readonly Declared[], customProperties: readonly string[]) {
  const base = {
    kind: 'javascript-module',
    path: '@console-widgets/elements',
    declarations: [
      {
        kind: 'class',
        name: baseClass,
        description:
          'What every tag is. It takes no children, and shows its parts to no style sheet but by custom properties.',
        superclass: { name: 'HTMLElement' },
        cssProperties: customProperties.map((name) => ({ name })),
      },
    ],
    exports: [],
  }
  const tags = declared.map(({ module, declaration }) => {
    const properties = Object.entries<TagProperty>({ ...declaration.properties, ...commonProperties })
    const name = className(declaration.tag)
    return {
      kind: 'javascript-module',
      path: module,
      declarations: [
        {
          kind: 'class',
          customElement: true,
          name,
          tagName: declaration.tag,
          summary: declaration.title,
          description: declaration.description,
          superclass: { name: baseClass, package: '@console-widgets/elements' },
          attributes: properties
            .filter(([, property]) => hasAttribute(property))
            .map(([property, value]) => ({
              name: kebabCase(property),
              fieldName: property,
              description: value.description,
              type: { text: propertyType(value) },
            })),
          members: properties.map(([property, value]) => ({
            kind: 'field',
            name: property,
            description: value.description,
            type: { text: propertyType(value) },
          })),
          events: Object.entries({ ...declaration.events, ...commonEvents }).map(
            ([event, { description, detail }]) => ({
              name: `cw-${kebabCase(event)}`,
              description,
              type: { text: `CustomEvent<${detail}>` },
            }),
          ),
        },
      ],
      exports: [{ kind: 'custom-element-definition', name: declaration.tag, declaration: { name } }],
    }
  })
  return { schemaVersion: '2.1.0', modules: [...tags, base] }
}

function className(tag: string): string {
  return tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Web-Types, https://github.com/JetBrains/web-types. */
function webTypes(declarations: readonly TagDeclaration[], customProperties: readonly string[], version: string) {
  return {
    $schema: 'https://json.schemastore.org/web-types',
    name: '@console-widgets/elements',
    version,
    'description-markup': 'markdown',
    contributions: {
      css: { properties: customProperties.map((name) => ({ name })) },
      html: {
        elements: declarations.map((declaration) => {
          const properties = Object.entries<TagProperty>({ ...declaration.properties, ...commonProperties })
          return {
            name: declaration.tag,
            description: declaration.description,
            attributes: properties
              .filter(([, property]) => hasAttribute(property))
              .map(([name, property]) => ({
                name: kebabCase(name),
                description: property.description,
                value: { type: propertyType(property), required: property.kind !== 'boolean' },
              })),
            js: {
              properties: properties.map(([name, property]) => ({
                name,
                description: property.description,
                type: propertyType(property),
              })),
              events: Object.entries({ ...declaration.events, ...commonEvents }).map(([name, { description }]) => ({
                name: `cw-${kebabCase(name)}`,
                description,
              })),
            },
          }
        }),
      },
    },
  }
}
