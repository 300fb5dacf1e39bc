import { createRetries } from '@console-widgets/data'
import { type TagDeclaration, uiLocales } from '@console-widgets/ui/tag'
import { pageRegistry } from '../page-registry.ts'
import { announceStart } from './announce-start.ts'
import { createCloak } from './cloak.ts'
import { showFailure } from './show-failure.ts'
import { type TagModules, tagsInModules } from './tag-modules.ts'
import type { TagSource } from './tag-source.ts'
import type { Autoloader } from './page-loader.ts'

export type { Autoloader } from './page-loader.ts'

/** Loads the function that defines a tag, on demand, since it depends on React. */
export type LoadDefine = () => Promise<(declaration: TagDeclaration) => void>

/** Loads the function that starts the first reads of a tag's elements. It needs no React. */
export type LoadRead = () => Promise<(declaration: TagDeclaration, elements: readonly Element[]) => Promise<void>>

/** For servers, which render tags but have no page to search: the script in the browser does that. */
const withoutPage: Autoloader = { observe() {}, async preload() {}, async allDefined() {} }

/** Called when a page uses an unknown tag name. */
class UnknownTag extends Error {}

/** Finds the tags of a page and loads only their code. On a server it does nothing. */
export function startAutoloader(modules: TagModules, loadDefine: LoadDefine, loadRead?: LoadRead): Autoloader {
  return startTagLoader(tagsInModules(modules), loadDefine, loadRead)
}

/** Finds the tags of a page and loads only their code, from any source. On a server it does nothing. */
export function startTagLoader(source: TagSource, loadDefine: LoadDefine, loadRead?: LoadRead): Autoloader {
  if (typeof document === 'undefined') return withoutPage
  const loading = new Map<string, Promise<void>>()
  const failures = new Map<string, Failure>()
  const roots = new Set<Document | ShadowRoot>()
  const hide = createCloak()
  const elementsOf = (tag: string) => [...roots].flatMap((root) => [...root.querySelectorAll(tag)])

  const load = (tag: string): Promise<void> => {
    const running = loading.get(tag)
    if (running || customElements.get(tag)) return running ?? Promise.resolve()
    const show = hide(tag)
    // First, since these requests take longest: neither they nor React should wait for the other.
    const reading = loadRead?.()
    const declared = declarationOf(source, tag)
    const run = Promise.all([loadDefine(), declared]).then(([define, declaration]) => define(declaration))
    // A failed read fails again, and is shown, where the widget reads the same.
    void Promise.all([reading, declared])
      .then(([read, declaration]) => read?.(declaration, elementsOf(tag)))
      .catch(() => {})
    loading.set(tag, run)
    run.catch((error: unknown) => {
      // Stays recorded as unknown, so that it is reported once.
      if (error instanceof UnknownTag) {
        show()
        if (!customElements.get(tag)) console.warn(error.message)
        return
      }
      loading.delete(tag)
      show()
      console.error(`<${tag}> could not be loaded.`, error)
      const failure = failures.get(tag) ?? createFailure(() => void load(tag).catch(() => {}))
      failures.set(tag, failure)
      const shown = elementsOf(tag).map((element) => {
        element.dispatchEvent(new CustomEvent('cw-load-error', { detail: { error }, bubbles: true, composed: true }))
        return showFailure(element, error, failure.retry)
      })
      failure.repeat(shown)
    })
    return run.then(() => failures.get(tag)?.end())
  }

  const discover = (root: Document | ShadowRoot | Element) => {
    const found = [...root.querySelectorAll(':not(:defined)')]
    if (root instanceof Element && root.matches(':not(:defined)')) found.push(root)
    for (const element of found) {
      if (!element.localName.startsWith('cw-')) continue
      announceStart(element)
      void load(element.localName).catch(() => {})
    }
  }

  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) if (node instanceof Element) discover(node)
    }
  })

  const watch = (root: Document | ShadowRoot) => {
    if (roots.has(root)) return
    roots.add(root)
    observer.observe(root, { childList: true, subtree: true })
    discover(root)
  }

  watch(document)

  return {
    observe: watch,
    async preload(...wanted) {
      await Promise.all(wanted.map(load))
    },
    async allDefined() {
      for (const root of roots) discover(root)
      await Promise.allSettled(loading.values())
    },
  }
}

/** Loads the declaration of a tag and starts to fetch its view, which need not wait for React. */
async function declarationOf(source: TagSource, tag: string): Promise<TagDeclaration> {
  const declaration = await source.load(tag)
  if (!declaration) {
    const [{ describeUnknownTag }, names] = await Promise.all([import('./unknown-names.ts'), source.names()])
    throw new UnknownTag(describeUnknownTag(tag, names))
  }
  void prepare(declaration)
  return declaration
}

/**
 * Fetches the view of a tag, after its early reads have been sent: the two share bandwidth, and a view is useless
 * before there is a response.
 */
async function prepare(declaration: TagDeclaration): Promise<void> {
  const { options } = pageRegistry()
  // Failures are repeated, and shown, where the element requests the same.
  const attempt = (load?: () => Promise<unknown>) => load?.().catch(() => {})
  if (options && declaration.read) await attempt(declaration.read)
  void attempt(declaration.load)
  if (options?.language)
    for (const locale of [uiLocales, ...declaration.locales]) void attempt(locale[options.language])
}

/** A tag that couldn't be loaded. */
interface Failure {
  /** Removes what is shown, and loads the tag again. */
  retry(): void
  /** Loads the tag again after a while, until it is loaded. */
  repeat(shown: readonly (() => void)[]): void
  /** The tag has been loaded. */
  end(): void
}

function createFailure(load: () => void): Failure {
  let shown: readonly (() => void)[] = []
  const retry = () => {
    for (const clear of shown) clear()
    load()
  }
  const retries = createRetries(retry)
  return {
    retry,
    repeat(now) {
      shown = now
      retries.fail({ kind: 'network' })
    },
    end: () => retries.settle(),
  }
}
