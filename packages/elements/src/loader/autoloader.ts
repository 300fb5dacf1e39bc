import { type TagDeclaration, uiLocales } from '@console-widgets/ui/tag'
import { pageRegistry } from '../page-registry.ts'
import { announceStart } from './announce-start.ts'
import { cloak } from './cloak.ts'

/** Where each tag is declared. */
export type TagModules = Record<string, () => Promise<{ tags: readonly TagDeclaration[] }>>

export interface Autoloader {
  /** Loads the tags of an open shadow root, too, now and later. */
  observe(root: ShadowRoot): void
  /** Loads tags before they are on the page. */
  preload(...tags: string[]): Promise<void>
  /** Resolves when every tag on the page is defined or has failed to load. */
  allDefined(): Promise<void>
}

/** Gives the function that defines a tag, once it is needed: what is behind it brings React. */
export type LoadDefine = () => Promise<(declaration: TagDeclaration) => void>

/** Gives, for a tag, the function that begins to read what its elements show first; it needs no React. */
export type LoadRead = (
  tag: string,
) => Promise<(declaration: TagDeclaration, elements: readonly Element[]) => Promise<void>>

/** What a server has, which renders tags but has no page to find them on: the page's own script does that. */
const withoutPage: Autoloader = { observe() {}, async preload() {}, async allDefined() {} }

/** Finds the tags of a page and loads only their code. On a server it does nothing. */
export function startAutoloader(modules: TagModules, loadDefine: LoadDefine, loadRead?: LoadRead): Autoloader {
  if (typeof document === 'undefined') return withoutPage
  const tags = Object.keys(modules)
  const undefinedTags = tags.map((tag) => `${tag}:not(:defined)`).join(',')
  const loading = new Map<string, Promise<void>>()
  const roots = new Set<Document | ShadowRoot>()

  const load = (tag: string): Promise<void> => {
    const running = loading.get(tag)
    if (running || customElements.get(tag)) return running ?? Promise.resolve()
    // First, since what it asks for is the longest way: it must not wait for React, nor React for it.
    const reading = loadRead?.(tag)
    const declared = modules[tag]!().then((module) => prepare(tag, module.tags))
    const run = Promise.all([loadDefine(), declared]).then(([define, declaration]) => define(declaration))
    // A failure to read is met again, and shown, where the widget reads the same.
    void Promise.all([reading, declared])
      .then(([read, declaration]) =>
        read?.(
          declaration,
          [...roots].flatMap((root) => [...root.querySelectorAll(tag)]),
        ),
      )
      .catch(() => {})
    loading.set(tag, run)
    run.catch((error: unknown) => {
      loading.delete(tag)
      console.error(`<${tag}> could not be loaded.`, error)
      for (const root of roots) {
        for (const element of root.querySelectorAll(tag)) {
          element.dispatchEvent(new CustomEvent('cw-load-error', { detail: { error }, bubbles: true, composed: true }))
        }
      }
    })
    return run
  }

  const discover = (root: Document | ShadowRoot | Element) => {
    const found = [...root.querySelectorAll(undefinedTags)]
    if (root instanceof Element && root.matches(undefinedTags)) found.push(root)
    for (const element of found) {
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

  if (tags.length > 0) {
    cloak(tags)
    watch(document)
  }

  return {
    observe: watch,
    async preload(...wanted) {
      await Promise.all(
        wanted.map((tag) => {
          if (!modules[tag]) throw new Error(`<${tag}> is not a tag of console-widgets`)
          return load(tag)
        }),
      )
    },
    async allDefined() {
      for (const root of roots) discover(root)
      await Promise.allSettled(loading.values())
    },
  }
}

/** Finds the declaration of a tag and starts to fetch what it shows, which need not wait for React. */
function prepare(tag: string, declarations: readonly TagDeclaration[]): TagDeclaration {
  const declaration = declarations.find((each) => each.tag === tag)
  if (!declaration) throw new Error(`<${tag}> is not declared where it should be`)
  const language = pageRegistry().options?.language
  // A failure is met again, and shown, where the element asks for the same.
  void declaration.load().catch(() => {})
  if (language) for (const locale of [uiLocales, ...declaration.locales]) void locale[language]().catch(() => {})
  return declaration
}
