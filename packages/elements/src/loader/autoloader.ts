import type { TagDeclaration } from '@console-widgets/ui/tag'
import { isForeignVersion, pageRegistry, version } from '../page-registry.ts'
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

/**
 * Finds the tags of a page and loads only their code. Another version of this package that came first keeps the page:
 * this one then loads nothing.
 */
export function startAutoloader(modules: TagModules, define: () => Promise<(declaration: TagDeclaration) => void>): Autoloader {
  const tags = Object.keys(modules)
  const undefinedTags = tags.map((tag) => `${tag}:not(:defined)`).join(',')
  const loading = new Map<string, Promise<void>>()
  const roots = new Set<Document | ShadowRoot>()

  if (isForeignVersion()) {
    console.warn(`console-widgets ${pageRegistry().version} is already on this page; version ${version} is not used.`)
    return { observe() {}, preload: async () => {}, allDefined: async () => {} }
  }

  const load = (tag: string): Promise<void> => {
    const running = loading.get(tag)
    if (running || customElements.get(tag)) return running ?? Promise.resolve()
    const run = Promise.all([define(), modules[tag]!()]).then(([defineElement, { tags: declarations }]) => {
      const declaration = declarations.find((each) => each.tag === tag)
      if (!declaration) throw new Error(`<${tag}> is not declared where it should be`)
      // Its component is fetched while the tag is being defined.
      void declaration.load().catch(() => {})
      defineElement(declaration)
    })
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
