/** A chunk, and the modules that it holds with all that they need and no group before it has. */
export interface ChunkGroup {
  name: string
  test: RegExp
  priority: number
}

/** What most widgets show, besides what mounts them: kept together, so that it is compressed and fetched as one file. */
const common = [
  String.raw`elements/src/element/define-element\.ts`,
  String.raw`data/src/(data|list|query)\.ts`,
  String.raw`ui/src/patterns/(place/use-data|place/link|errors/error-state|feedback/action-button|form/form-dialog)\.tsx?`,
  String.raw`ui/src/parts/(avatar|callout|format|relative-time|skeleton|status)\.tsx?`,
]

/** What a form needs; nothing of it is on the first screen of a list. */
const form = [
  String.raw`ui/src/patterns/form/open-form-dialog\.tsx`,
  String.raw`ui/src/parts/(number-field|radio-group|select|text-area|text-field)\.tsx`,
]

/**
 * The chunks that widgets share. Left to itself, the bundler makes one for every set of widgets that has something in
 * common: 33 files for the first list, 9 kB larger together than one. The entry is a group, so that what chunks share with
 * it stays there, and not in a chunk that the entry would have to wait for.
 */
export const chunkGroups: ChunkGroup[] = [
  { name: 'console-widgets', test: oneOf([String.raw`elements/src/browser\.ts`, String.raw`ui/src/tag\.ts`]), priority: 5 },
  { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'base', test: oneOf(common), priority: 3 },
  { name: 'list', test: oneOf([String.raw`ui/src/patterns/list/resource-list\.tsx`]), priority: 2 },
  { name: 'form', test: oneOf(form), priority: 1 },
]

function oneOf(paths: string[]): RegExp {
  return new RegExp(`/packages/(${paths.join('|')})$`)
}
