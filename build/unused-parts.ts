import { applyEdits, type Edit } from './edits.ts'

/**
 * Parts of libraries that our one use of them never calls, and that a bundler cannot know of: what ofetch does with addresses,
 * queries and JSON, all of which `core/request` does itself; how r2wc reads and writes attributes, of which it is given none;
 * the mutations of Nano Stores Query, for which `data/mutation.ts` stands; and Lingui's advice on mistakes that the build
 * finds. Without them a page loads 2.3 kB less.
 */
const unused: Record<string, Edit[]> = {
  'ofetch/dist/shared/ofetch': [
    {
      find: "import destr from 'destr';\nimport { withBase, withQuery } from 'ufo';",
      replace:
        "const leftOut = () => { throw new Error('console-widgets leaves out what ofetch does with addresses, queries and JSON') };\nconst destr = leftOut, withBase = leftOut, withQuery = leftOut;",
      times: 1,
    },
  ],
  '@r2wc/core/dist/core': [{ find: '{\n  string: E,\n  number: x,\n  boolean: C,\n  function: O,\n  method: P,\n  json: j\n}', replace: '{}', times: 1 }],
  '@nanostores/query/dist/nanoquery': [
    { find: '      createFetcherStore,\n      createMutatorStore,\n', replace: '      createFetcherStore,\n      undefined,\n', times: 1 },
  ],
  '@lingui/core/dist/index': [
    {
      find: `

That means you use raw catalog or your catalog doesn't have a translation for the message and fallback was used.
ICU features such as interpolation and plurals will not work properly for that message. 

Please compile your catalog first. 
`,
      replace: '',
      times: 1,
    },
    {
      find: '\\nMake sure to call `i18n.activate(locale)` before using Lingui functions.\\nThis issue may also occur due to a race condition in your initialization logic.',
      replace: '',
      times: 1,
    },
  ],
}

/** Matches the modules that {@link leaveOutUnused} edits. */
export const FILES_WITH_UNUSED = new RegExp(`/(${Object.keys(unused).join('|')})(\\.[\\w-]+)?\\.m?js$`)

/** A module without its unused parts. */
export function leaveOutUnused(code: string, file: string): string {
  const name = FILES_WITH_UNUSED.exec(file.replaceAll('\\', '/').split('?')[0] ?? '')?.[1] ?? ''
  return applyEdits(code, unused[name] ?? [], { name, where: 'build/unused-parts.ts' })
}
