/** A chunk: the modules that it names, with all their dependencies that no earlier group has. */
export interface ChunkGroup {
  name: string | ((module: string) => string | undefined)
  test?: RegExp
  /** `$initial` is what the entry needs immediately. */
  tags?: '$initial'[]
  priority: number
  /** False leaves the dependencies of the modules where they would be without the group. */
  includeDependenciesRecursively?: boolean
}

/** Needs no React: the session and the requests, which start while React is loading. */
const withoutReact = [
  String.raw`elements/src/loader/read-early\.ts`,
  String.raw`data/src/(data|guarded-place|list|query|routes|stores-of)\.ts`,
]

/** What most widgets show, besides what mounts them. In one chunk, so that it is compressed and fetched as one file. */
const common = [
  String.raw`elements/src/element/define-element\.ts`,
  String.raw`ui/src/patterns/(place/use-data|place/use-routes|place/link|errors/(empty|error)-state|feedback/action-button|form/form-dialog|shortcuts/use-shortcut)\.tsx?`,
  String.raw`ui/src/embedding/(sheet-rules|widget-root)\.tsx?`,
  String.raw`ui/src/parts/(avatar|callout|checkbox|format|kbd|relative-time|skeleton|status)\.tsx?`,
]

const lists = String.raw`ui/src/patterns/list/resource-list\.tsx`

/** Form fields. None of them is on the first screen of a list. */
const fields = [String.raw`ui/src/parts/(checkbox-field|number-field|radio-group|select|text-area|text-field)\.tsx`]

/** Modules that a page with a first list shows. The initial style sheet has the rules for these and their imports. */
export const firstShown = oneOf([...common, lists])

/**
 * An area's calls, data layer, and rules, without React, so that the first reads need no additional round trip. What
 * the data layer needs must be in the same chunk: in separate ones, the two would import each other, and whichever runs
 * first would find no calls.
 */
const data =
  /\/packages\/services\/([\w-]+)\/src\/(contract|data|routes|generated\/locales|model(\/[\w-]+)?|package-upload|report-(state|exports)|editor\/(draft-tabs|script-run|sql-runs)|files\/(folder-listing|long-work|upload-queue))\.ts$/

/** Shared by all widgets of an area: its messages and common parts. */
const area =
  /\/packages\/services\/([\w-]+)\/src\/(generated\/text|views\/([\w-]+-status|use-choices|use-reason))\.tsx?$/

/** Messages of a service for views across all services, in one language. */
const words = /\/packages\/services\/[\w-]+\/src\/generated\/words\/(cn|en|ru)\.ts$/

/**
 * Modules of a few hundred bytes that many dialogs need, mostly together. In chunks of their own, the name of each
 * would take as many bytes in the lists of what to fetch as it has.
 */
const small: Record<string, RegExp> = {
  texts: oneOf([String.raw`(ui/src/text/(load-text|use-join|with-text)|core/src/formats/lists)\.tsx?`]),
  dates: /\/packages\/core\/src\/formats\/(dates|date-patterns)\.ts$|\/node_modules\/dayjs\//,
  unsaved: oneOf([
    String.raw`ui/src/patterns/(form/(label-in|leave-guard)|unsaved/(section-context|unsaved-context))\.tsx?`,
  ]),
}

/** All modules except the tags' files, which are entries too. */
const withoutQuery = /^[^?]*$/

/**
 * The chunks that widgets share. By default, the bundler makes one for every set of widgets with something in common:
 * 33 files for the first list, together 9 kB larger than one. The entry is a group, so that what chunks share with it
 * stays there, and not in a chunk that the entry would have to wait for.
 */
export const chunkGroups: ChunkGroup[] = [
  { name: 'console-widgets', tags: ['$initial'], test: withoutQuery, priority: 6 },
  // Separate, since style rules and code compress poorly together.
  { name: 'sheet', test: /console-widgets:sheet:/, priority: 5 },
  // React's core. What mounts components is ten times as large, and is loaded after the first frame.
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
  // One file has the messages of all services, since a view that needs one needs all.
  { name: (module) => named(words.exec(module)?.[1], '-words'), test: words, priority: 1 },
  { name: 'fields', test: oneOf(fields), priority: 1 },
  // Both the rules of an area and its views need them.
  { name: 'review-words', test: oneOf([String.raw`core/src/review-words\.ts`]), priority: 1 },
  // The same for conditions. Patterns are a chunk of their own, since few conditions have some.
  { name: 'conditions', test: oneOf([String.raw`conditions/src/(?!patterns)[\w-]+\.ts`]), priority: 1 },
  { name: 'statistics', test: oneOf([String.raw`statistics/src/[\w-]+\.ts`]), priority: 1 },
  ...Object.entries(small).map(([name, test]) => ({ name, test, priority: 1, includeDependenciesRecursively: false })),
]

const chunksNamed = (...names: string[]) => names.map((name) => new RegExp(String.raw`^chunks/${name}-[\w-]+\.js$`))

/**
 * What a page fetches along with the script. Keep it minimal: the session, which two round trips follow, must not share
 * bandwidth with the views.
 */
export const besideScript = chunksNamed('rolldown-runtime', 'core')

/** Chunks that every tag needs. */
const ofEveryTag = [...besideScript, ...chunksNamed('react', 'base', 'sheet')]

/** Whether a chunk is loaded or loading before any widget is requested. */
const isEarly = (file: string) => file === 'console-widgets.js' || ofEveryTag.some((pattern) => pattern.test(file))

/** Chunks to fetch together with a chunk rather than after it. The entry fetches the early ones. */
export function toFetchAhead(_file: string, needed: string[], { hostId }: { hostId: string }): string[] {
  return hostId === 'console-widgets.js' ? needed : needed.filter((file) => !isEarly(file))
}

function named(area: string | undefined, kind: string): string | undefined {
  return area && area + kind
}

function oneOf(paths: string[]): RegExp {
  return new RegExp(`/packages/(${paths.join('|')})$`)
}
