import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { areasWith } from './service-folders.mjs'
import { readMessages, readWords } from './read-words.mjs'
import { wordsOfValues } from './words-of-values.mjs'

/** The folder of a service's front with what follows from its other files. */
const folder = 'src/generated'

const languages = /** @type {const} */ (['cn', 'en', 'ru'])

/**
 * Kinds of words that the audit log, the permission matrix, and the start page show. IDs of other kinds are messages of
 * screens.
 */
const shownElsewhere = [
  'areas',
  'rights',
  'things',
  'acts',
  'rows',
  'fields',
  'values',
  'attention',
  'milestone',
  'check',
  'reason',
  'refusals',
  'issues',
  'metric',
  'dimension',
]

/** Kinds of words that the screens of the service don't show. */
const notOnScreens = [
  'rights',
  'things',
  'acts',
  'attention',
  'milestone',
  'check',
  'reason',
  'refusals',
  'issues',
  'metric',
  'dimension',
]

/**
 * The texts of each service: loaders of its catalogs, a hook that returns its messages, and, from the words in three
 * languages beside each other, a catalog per language, so that a page loads one language.
 * @type {import('../generate.mjs').Sum}
 */
export async function serviceTexts(repository) {
  const services = areasWith(repository, 'package.json')
  const files = await Promise.all(services.map((area) => textsOf(repository, area)))
  // What was written for a service that another branch has stays behind when the branch is left.
  const leftBehind = areasWith(repository, folder).filter((area) => !services.includes(area))
  return Object.assign({}, ...leftBehind.map((area) => filesBefore(repository, area)), ...files)
}

/** @param {string} repository @param {string} area */
async function textsOf(repository, area) {
  const service = join(repository, 'packages/services', area)
  const file = join(service, 'src/words.ts')
  const { words, values } = await readWords(join(service, 'src'))
  const parts = partsWithMessages(join(service, 'src'))
  const hasOwnMessages = parts.includes('')
  const own = parts.map((part) => ({ part, path: `../${part ? `${part}/` : ''}locales` }))
  const catalogs = hasOwnMessages ? own : [{ part: '', path: './locales' }, ...own]
  for (const id of Object.keys(words)) requireUse(area, id, hasOwnMessages)
  const messages = Object.keys(values).length > 0 ? await messagesOf(service, parts) : {}
  const ofValues = wordsOfValues(values, { ...words, ...messages }, file)
  /** @type {Record<string, string>} */
  const made = {
    'words.ts': loadersOfWords(words),
    ...catalogsOf('words', { ...words, ...ofValues }, (kind) => shownElsewhere.includes(kind)),
    ...(hasOwnMessages ? {} : catalogsOf('locales', words, (kind) => !notOnScreens.includes(kind))),
    'locales.ts': loadersOf(catalogs),
    'text.ts': textHooks(area, catalogs),
    ...(existsSync(join(service, 'src/index.ts')) ? {} : { 'index.ts': faceOf(join(service, 'src')) }),
  }
  const path = (/** @type {string} */ name) => `packages/services/${area}/${folder}/${name}`
  return {
    ...filesBefore(repository, area),
    ...Object.fromEntries(Object.entries(made).map(([name, text]) => [path(name), text])),
  }
}

/**
 * @param {string} area
 * @param {string} id
 * @param {boolean} hasOwnMessages
 * @throws Error when no catalog would have a word
 */
function requireUse(area, id, hasOwnMessages) {
  const kind = kindOf(id)
  if (shownElsewhere.includes(kind) || (kind === area && !hasOwnMessages)) return
  const kinds = hasOwnMessages ? shownElsewhere : [...shownElsewhere, area]
  const message = hasOwnMessages ? '. Messages of screens are in src/locales' : ''
  throw new Error(`${area}/src/words.ts: '${id}' starts with none of ${kinds.join(', ')}${message}`)
}

/** `fields.apps.app_name` → `fields`. @param {string} id */
function kindOf(id) {
  return id.slice(0, id.indexOf('.'))
}

/**
 * The parts of a front that have messages: '' for the front itself, and folders whose widgets load a catalog of their
 * own, such as `details`.
 * @param {string} source
 */
function partsWithMessages(source) {
  const folders = readdirSync(source, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return ['', ...folders.map(({ name }) => name).sort()]
    .filter((part) => part !== 'generated')
    .filter((part) => existsSync(join(source, part, 'locales/en.ts')))
}

/**
 * The messages of the screens, by ID, each in every language.
 * @param {string} service
 * @param {string[]} parts
 * @returns {Promise<Record<string, import('./read-words.mjs').Word>>}
 */
async function messagesOf(service, parts) {
  /** @type {Record<string, import('./read-words.mjs').Word>} */
  const messages = {}
  for (const part of parts)
    for (const language of languages)
      for (const [id, text] of Object.entries(
        await readMessages(join(service, 'src', part, 'locales', `${language}.ts`)),
      ))
        (messages[id] ??= { cn: text, en: text, ru: text })[language] = text
  return messages
}

/**
 * A catalog per language with the words of some kinds.
 * @param {string} name folder of the catalogs
 * @param {Record<string, import('./read-words.mjs').Word>} words
 * @param {(kind: string) => boolean} takes
 */
function catalogsOf(name, words, takes) {
  const taken = Object.entries(words).filter(([id]) => takes(kindOf(id)))
  return Object.fromEntries(
    languages.map((language) => {
      const lines = taken.map(([id, word]) => `  ${JSON.stringify(id)}: ${JSON.stringify(word[language])},\n`)
      return [`${name}/${language}.ts`, `${writtenFrom('words.ts')}export default {\n${lines.join('')}} as const\n`]
    }),
  )
}

/** @param {object} words */
function loadersOfWords(words) {
  const areas = Object.keys(words).flatMap((id) => (id.startsWith('areas.') ? [id.slice('areas.'.length)] : []))
  return `${writtenFrom('words.ts')}import type { LocaleLoaders, ServiceWords } from '@console-widgets/ui/tag'

const catalogs: LocaleLoaders = ${loaders('./words')}

/** The words of each of the service's areas for the audit log and the permission matrix, by language. */
export const words: ServiceWords = {
${areas.map((area) => `  ${JSON.stringify(area)}: catalogs,\n`).join('')}}
`
}

/** @typedef {{ part: string, path: string }} Catalog a part of the front with messages, and their folder */

/** @param {Catalog[]} catalogs */
function loadersOf(catalogs) {
  const texts = catalogs.map(
    ({ part, path }) => `
/** The messages of ${part ? `\`${part}\`` : 'the widgets'}, by language. */
export const ${part ? `${camel(part)}Locales` : 'locales'}: LocaleLoaders = ${loaders(path)}
`,
  )
  return `${writtenFrom('the folders')}import type { LocaleLoaders } from '@console-widgets/ui/tag'\n${texts.join('')}`
}

/** @param {string} path */
function loaders(path) {
  return `{\n${languages.map((language) => `  ${language}: () => import('${path}/${language}.ts'),\n`).join('')}}`
}

/** @param {string} area @param {Catalog[]} catalogs */
function textHooks(area, catalogs) {
  const imports = catalogs.map(({ part, path }) => `import type ${camel(part) || 'en'} from '${path}/en.ts'\n`)
  const hooks = catalogs.map(({ part }) =>
    part
      ? `
/** Formats a message in widgets that also load the messages of \`${part}\`. */
export const use${pascal(part)}Text = createTextHook<typeof en & typeof ${camel(part)}>()
`
      : `
/** Formats a message that all widgets of the area have. */
export const use${pascal(area)}Text = createTextHook<typeof en>()
`,
  )
  return `${writtenFrom('the folders')}import { createTextHook } from '@console-widgets/ui'
${imports.join('')}${hooks.join('')}`
}

/**
 * The React components of a service that writes no `src/index.ts`: the view of each tag, called as its file.
 * @param {string} source
 */
function faceOf(source) {
  const tags = readFileSync(join(source, 'element.ts'), 'utf8')
  const views = [...tags.matchAll(/\bload: \(\) => import\('\.\/views\/([\w-]+)\.tsx'\)/g)].map(([, view = '']) => view)
  const imports = views.map((view) => `import ${pascal(view)}View from '../views/${view}.tsx'\n`)
  const components = views.map((view) => `\nexport const ${pascal(view)} = withText(locales, ${pascal(view)}View)\n`)
  const types = views.flatMap((view) =>
    readFileSync(join(source, `views/${view}.tsx`), 'utf8').includes(`export interface ${pascal(view)}Props `)
      ? [`\nexport type { ${pascal(view)}Props } from '../views/${view}.tsx'\n`]
      : [],
  )
  return `${writtenFrom('element.ts')}import { withText } from '@console-widgets/ui'
import { locales } from './locales.ts'
${imports.join('')}${components.join('')}${types.join('')}`
}

/** @param {string} source */
function writtenFrom(source) {
  return `/** Written by \`npm run generate\` from ${source}. */\n`
}

/**
 * The files that were written before, to be deleted unless they are written again.
 * @param {string} repository
 * @param {string} area
 */
function filesBefore(repository, area) {
  const path = `packages/services/${area}/${folder}`
  if (!existsSync(join(repository, path))) return {}
  const names = readdirSync(join(repository, path), { recursive: true, encoding: 'utf8' })
  const files = names.map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.ts'))
  return Object.fromEntries(files.map((name) => [`${path}/${name}`, undefined]))
}

/** `cloud-storage` → `cloudStorage`. @param {string} name */
function camel(name) {
  return name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

/** `cloud-storage` → `CloudStorage`. @param {string} name */
function pascal(name) {
  return camel(name).replace(/^\w/, (letter) => letter.toUpperCase())
}
