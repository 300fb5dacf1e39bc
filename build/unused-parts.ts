import { applyEdits, type Edit } from './edits.ts'

/**
 * Parts of libraries that we never call, which a bundler cannot detect: ofetch's handling of addresses, queries, and
 * answers, its default headers, its retries and time limits, which `core/request` does itself or does without; r2wc's
 * reading and writing of attributes and properties, of which it is given none; the mutations of Nano Stores Query,
 * which `data/mutation.ts` replaces, its retries and intervals, which `data/query.ts` does itself, and single reads and
 * changes of its stores; listening to single keys of a store, for React; and in Lingui, changing a language that has
 * been set up, dates and ordinals, which `build/messages.ts` rejects, and warnings about mistakes that the build
 * detects. React itself is unchanged.
 */
const unused: Record<string, Edit[]> = {
  'ofetch/dist/shared/ofetch': [
    { find: "import destr from 'destr';\nimport { withBase, withQuery } from 'ufo';\n", replace: '', times: 1 },
    {
      find: '  const errorMessage = ctx.error?.message',
      until: '  const fetchError = new FetchError(',
      replace: "  const message = '';\n",
      times: 1,
    },
    { find: '  for (const key of ["request", "options"', until: '  return fetchError;', replace: '', times: 1 },
    {
      find: '    const isAbort = context.error',
      until: '    const error = createFetchError(context);',
      replace: '',
      times: 1,
    },
    {
      find: '    if (context.options.method) {\n',
      until: '    if (context.options.body &&',
      replace: '',
      times: 1,
    },
    {
      find: '        const contentType = context.options.headers.get(',
      until: '      } else if (\n        // ReadableStream Body',
      replace:
        '        if (typeof context.options.body !== "string")\n' +
        '          context.options.body = JSON.stringify(context.options.body);\n',
      times: 1,
    },
    {
      find: '  let query;\n  if (defaults?.query',
      until: '}\nfunction mergeHeaders',
      replace: '  return { ...input, headers };\n',
      times: 1,
    },
    {
      find: '  if (!defaults) {\n    return new Headers(input);',
      until: '}\nasync function callHooks',
      replace: '  return new Headers(input);\n',
      times: 1,
    },
    {
      find: '    if (Error.captureStackTrace) {\n      Error.captureStackTrace(error, $fetchRaw);\n    }\n    throw',
      replace: '    throw',
      times: 1,
    },
    { find: '    let abortTimeout;', until: '    try {\n      context.response', replace: '', times: 1 },
    { find: '      if (context.options.onRequestError)', until: '      return await onError', replace: '', times: 1 },
    { find: ' finally {\n      if (abortTimeout)', until: '\n    const hasBody', replace: '', times: 1 },
    { find: '    const hasBody = ', until: '    return context.response;', replace: '', times: 1 },
    {
      find: '  const $fetch = async function',
      until: '  return $fetch;',
      replace: '  const $fetch = { raw: $fetchRaw };\n',
      times: 1,
    },
  ],
  '@r2wc/core/dist/core': [
    { find: '  e.props || (e.props =', until: '  class v extends HTMLElement', replace: '', times: 1 },
    { find: '    static get observedAttributes', until: '    [y] = !0;', replace: '', times: 1 },
    {
      find: '      for (const s of n) {\n        const l = ',
      until: '    }\n    connectedCallback()',
      replace: '',
      times: 1,
    },
    { find: '    attributeChangedCallback(s, l, o)', until: '    [b]() {', replace: '', times: 1 },
    { find: '  for (const r of n) {\n    const s = d[r], l = a[r];', until: '  return v;', replace: '', times: 1 },
  ],
  '@nanostores/query/dist/nanoquery': [
    {
      find: '      createFetcherStore,\n      createMutatorStore,\n',
      replace: '      createFetcherStore,\n      undefined,\n',
      times: 1,
    },
    {
      find: '      fetcherStore.invalidate = () => {',
      until: '      fetcherStore.revalidate = () => {',
      replace: '',
      times: 1,
    },
    { find: '      fetcherStore.mutate = (data) => {', until: '      let keysInternalUnsub', replace: '', times: 1 },
    { find: '        if (revalidateInterval > 0) {', until: '        if (revalidateOnFocus)', replace: '', times: 1 },
    { find: '        clearInterval(_revalidateOnInterval.get(keyInput));\n', replace: '', times: 1 },
    { find: '          revalidateInterval = 0,\n', replace: '', times: 1 },
    {
      find: '_revalidateOnInterval = /* @__PURE__ */ new Map(), _errorInvalidateTimeouts = /* @__PURE__ */ new Map(), ',
      replace: '',
      times: 1,
    },
    { find: '        clearTimeout(_errorInvalidateTimeouts.get(key));\n', replace: '', times: 1 },
    { find: '        onErrorRetry = defaultOnErrorRetry\n', replace: '', times: 1 },
    {
      find: '        if (onErrorRetry) {\n',
      until: '        set({ data: store.value.data',
      replace: '',
      times: 1,
    },
    { find: '        ...rewrittenSettings\n', replace: '', times: 1 },
    {
      find: '    const __unsafeOverruleSettings = ',
      until: '    return [\n      createFetcherStore',
      replace: '',
      times: 1,
    },
    { find: '{ __unsafeOverruleSettings, invalidateKeys,', replace: '{ invalidateKeys,', times: 1 },
  ],
  '@nanostores/react/index': [
    { find: "import { listenKeys } from 'nanostores'\n", replace: '', times: 1 },
    {
      find: 'keys?.length > 0\n      ? listenKeys(store, keys, emit(snapshotRef, onChange))\n      : ',
      replace: '',
      times: 1,
    },
  ],
  '@lingui/core/dist/index': [
    { find: '    selectordinal: (value', until: '    select: selectFormatter', replace: '', times: 1 },
    { find: '    date: (value, format) => date(', until: '  };\n};\nconst selectFormatter', replace: '', times: 1 },
    {
      find: '    if (isString(result) && ESCAPE_SEQUENCE',
      until: '    if (isString(result))\n',
      replace: '',
      times: 1,
    },
    {
      find: '    if (isString(translation) && ESCAPE_SEQUENCE',
      until: '    if (isString(translation))\n',
      replace: '',
      times: 1,
    },
    {
      find: 'class I18n extends EventEmitter {\n',
      replace: 'class I18n {\n  on() {\n    return () => {};\n  }\n  emit() {\n  }\n',
      times: 1,
    },
    { find: '    super();\n', replace: '', times: 1 },
    {
      find: '    __publicField(this, "_locale", "");\n',
      until: '    if (params.messages',
      replace: '    this._locale = "";\n    this._messages = {};\n    this.t = this._.bind(this);\n',
      times: 1,
    },
    {
      find: '    if (params.localeData != null)\n',
      until: '    if (typeof params.locale === "string"',
      replace: '',
      times: 1,
    },
    { find: '  get locales() {\n', until: '  get messages() {', replace: '', times: 1 },
    { find: '  /**\n   * @deprecated this has no effect', until: '  _load(locale, messages) {', replace: '', times: 1 },
    {
      find: '  /**\n   * @param options {@link LoadAndActivateOptions}',
      until: '  activate(locale, locales) {',
      replace: '',
      times: 1,
    },
    {
      find: '    const missing = this._missing;\n',
      until: '    let translation = messageForId',
      replace: '',
      times: 1,
    },
    { find: '  date(value, format) {\n', until: '}\nfunction setupI18n', replace: '', times: 1 },
    { find: 'const i18n = setupI18n();', replace: 'const i18n = undefined;', times: 1 },
    { find: '\n\nThat means you use raw catalog', until: '`);', replace: '', times: 1 },
    { find: '\\nMake sure to call `i18n.activate', until: '"\n', replace: '', times: 1 },
  ],
}

/** Matches the modules that {@link leaveOutUnused} edits. */
export const FILES_WITH_UNUSED = new RegExp(`/(${Object.keys(unused).join('|')})(\\.[\\w-]+)?\\.m?js$`)

/** Removes the unused parts of a module. */
export function leaveOutUnused(code: string, file: string): string {
  const name = FILES_WITH_UNUSED.exec(file.replaceAll('\\', '/').split('?')[0] ?? '')?.[1] ?? ''
  return applyEdits(code, unused[name] ?? [], { name, where: 'build/unused-parts.ts' })
}
