import { applyEdits, type Edit } from './edits.ts'

/**
 * Parts of libraries that our one use of them never calls, and that a bundler cannot know of: what ofetch does with addresses,
 * queries and JSON, all of which `core/request` does itself, and how r2wc reads and writes attributes, of which it is given
 * none. Without them a page loads 2 kB less.
 */
const unused: Record<string, Edit> = {
  'ofetch/dist/shared/ofetch': {
    find: "import destr from 'destr';\nimport { withBase, withQuery } from 'ufo';",
    replace:
      "const leftOut = () => { throw new Error('console-widgets leaves out what ofetch does with addresses, queries and JSON') };\nconst destr = leftOut, withBase = leftOut, withQuery = leftOut;",
    times: 1,
  },
  '@r2wc/core/dist/core': {
    find: '{\n  string: E,\n  number: x,\n  boolean: C,\n  function: O,\n  method: P,\n  json: j\n}',
    replace: '{}',
    times: 1,
  },
}

/** Matches the modules that {@link leaveOutUnused} edits. */
export const FILES_WITH_UNUSED = new RegExp(`/(${Object.keys(unused).join('|')})(\\.[\\w-]+)?\\.m?js$`)

/** A module without its unused parts. */
export function leaveOutUnused(code: string, file: string): string {
  const name = FILES_WITH_UNUSED.exec(file.replaceAll('\\', '/').split('?')[0] ?? '')?.[1] ?? ''
  const edit = unused[name]
  return edit ? applyEdits(code, [edit], { name, where: 'build/unused-parts.ts' }) : code
}
