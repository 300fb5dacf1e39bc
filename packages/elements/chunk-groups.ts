/** A chunk, and the modules that it holds with all that they need and no group before it has. */
export interface ChunkGroup {
  name: string | ((module: string) => string | undefined)
  test?: RegExp
  /** `$initial` is what the entry needs at once. */
  tags?: '$initial'[]
  priority: number
  /** False holds the modules alone; what they need goes where it would. */
  includeDependenciesRecursively?: boolean
}

/** What needs no React: the session and the requests, which begin while it is on its way. */
const withoutReact = [
  String.raw`elements/src/loader/read-early\.ts`,
  String.raw`data/src/(data|guarded-place|list|query|stores-of)\.ts`,
]

/**
 * What most widgets show, besides what mounts them: kept together, so that it is compressed and fetched as one file.
 */
const common = [
  String.raw`elements/src/element/define-element\.ts`,
  String.raw`ui/src/patterns/(place/use-data|place/link|errors/error-state|feedback/action-button|form/form-dialog|shortcuts/use-shortcut)\.tsx?`,
  String.raw`ui/src/embedding/(sheet-rules|widget-root)\.tsx?`,
  String.raw`ui/src/parts/(avatar|callout|checkbox|format|kbd|relative-time|skeleton|status)\.tsx?`,
]

const lists = String.raw`ui/src/patterns/list/resource-list\.tsx`

/** The fields of forms; none of them is on the first screen of a list. */
const fields = [String.raw`ui/src/parts/(checkbox-field|number-field|radio-group|select|text-area|text-field)\.tsx`]

/** What a page with a first list shows: of these, and what they import, the sheet has the rules from the beginning. */
export const firstShown = oneOf([...common, lists])

/**
 * An area's calls, its data with what that is made of, and its rules, without React: what is read first is asked for
 * without another trip. What data needs must be in the same chunk: apart, each would need the other, and the one that
 * runs first would find no calls.
 */
const data =
  /\/packages\/services\/([\w-]+)\/src\/(contract|data|([\w-]+\/)?locales\/index|model(\/[\w-]+)?|package-upload|report-(state|exports)|editor\/(draft-tabs|script-run|sql-runs)|files\/(folder-listing|long-work|upload-queue))\.ts$/

/** What all widgets of an area show: its words, and parts of its own. */
const area = /\/packages\/services\/([\w-]+)\/src\/(text|views\/([\w-]+-status|use-choices|use-reason))\.tsx?$/

/** The words of a service for what speaks of all services, in one language. */
const words = /\/packages\/services\/[\w-]+\/src\/words\/(cn|en|ru)\.ts$/
/** All modules but those of the tags' files, which are entries as well. */
const withoutQuery = /^[^?]*$/

/**
 * The chunks that widgets share. Left to itself, the bundler makes one for every set of widgets that has something in
 * common: 33 files for the first list, 9 kB larger together than one. The entry is a group, so that what chunks share
 * with it stays there, and not in a chunk that the entry would have to wait for.
 */
export const chunkGroups: ChunkGroup[] = [
  { name: 'console-widgets', tags: ['$initial'], test: withoutQuery, priority: 6 },
  // Apart, for style rules and code share no words.
  { name: 'sheet', test: /console-widgets:sheet:/, priority: 5 },
  // What components are made with; what mounts them is ten times as large, and comes after the first frame.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom)\/(index|jsx-runtime|cjs\/(react|react-dom|react-jsx-runtime)\.production)\.js$/,
    priority: 5,
  },
  { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\//, priority: 4 },
  { name: 'core', test: oneOf(withoutReact), priority: 4 },
  { name: 'base', test: oneOf(common), priority: 3 },
  { name: 'list', test: oneOf([lists]), priority: 2 },
  {
    name: (module) => named(data.exec(module)?.[1], '-data'),
    test: data,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: (module) => area.exec(module)?.[1], test: area, priority: 1, includeDependenciesRecursively: false },
  // One file has the words of all services, for what tells of one tells of all.
  { name: (module) => named(words.exec(module)?.[1], '-words'), test: words, priority: 1 },
  { name: 'fields', test: oneOf(fields), priority: 1 },
]

const chunksNamed = (...names: string[]) => names.map((name) => new RegExp(String.raw`^chunks/${name}-[\w-]+\.js$`))

/**
 * What a page fetches beside the script. Nothing else: the session, which two trips follow, must not share the line
 * with what is shown.
 */
export const besideScript = chunksNamed('rolldown-runtime', 'core')

/** Chunks that every tag needs. */
const ofEveryTag = [...besideScript, ...chunksNamed('react', 'base', 'sheet')]

/** Whether a chunk is on the page, or on its way, before any widget is asked for. */
const isEarly = (file: string) => file === 'console-widgets.js' || ofEveryTag.some((pattern) => pattern.test(file))

/** What is fetched together with a chunk, and not after it has come. The entry fetches what is early. */
export function toFetchAhead(_file: string, needed: string[], { hostId }: { hostId: string }): string[] {
  return hostId === 'console-widgets.js' ? needed : needed.filter((file) => !isEarly(file))
}

function named(area: string | undefined, kind: string): string | undefined {
  return area && area + kind
}

function oneOf(paths: string[]): RegExp {
  return new RegExp(`/packages/(${paths.join('|')})$`)
}
