import type { TagDeclaration } from '@console-widgets/ui/tag'
import { version } from '../page-registry.ts'
import { createElementClass } from './element-class.ts'
import { loadReactDom } from './react-dom.ts'

/** Defines a tag. Does nothing if the tag is already defined, or without custom elements (in Node). */
export function defineElement(declaration: TagDeclaration): void {
  if (typeof customElements === 'undefined') return
  const present = customElements.get(declaration.tag) as { version?: string } | undefined
  if (!present) {
    // The failure is shown where the first element is mounted.
    void loadReactDom().catch(() => {})
    customElements.define(declaration.tag, createElementClass(declaration))
  } else if (present.version !== version) {
    console.warn(
      `<${declaration.tag}> is already defined by version ${present.version ?? 'unknown'}; ${version} is not used.`,
    )
  }
}
