import r2wc from '@r2wc/core'
import { adoptSharedSheet } from '@console-widgets/ui'
import type { TagDeclaration } from '@console-widgets/ui/tag'
import { announceStart } from '../loader/announce-start.ts'
import { version } from '../page-registry.ts'
import { AttributeError, attributesOf, kebabCase, propertiesOf, readAttribute, readProperty } from './attributes.ts'
import { ElementState } from './element-state.ts'
import { reactRenderer } from './react-renderer.ts'
import { forgetPlace } from './tag-place.ts'
import { WidgetBridge } from './widget-bridge.tsx'
import type { WidgetElement, WidgetParts } from './widget-element.ts'

/**
 * The class of a tag. r2wc creates the shadow root and mounts React in it. It is given no properties and no events,
 * because of how it reads, reflects, and fires them; all of those are handled here.
 */
export function createElementClass(declaration: TagDeclaration): CustomElementConstructor {
  const properties = propertiesOf(declaration)
  const attributes = attributesOf(declaration)
  const Base = r2wc(WidgetBridge, { shadow: 'open', props: {}, events: {} }, reactRenderer) as new () => HTMLElement & {
    connectedCallback(): void
    disconnectedCallback(): void
  }

  class ConsoleWidget extends Base implements WidgetElement {
    static readonly observedAttributes = [...attributes.keys()]
    static readonly version = version

    static {
      for (const [name, { kind }] of Object.entries(properties)) {
        Object.defineProperty(this.prototype, name, {
          enumerable: true,
          configurable: true,
          get(this: ConsoleWidget) {
            return this.widget.state.snapshot()[name]
          },
          set(this: ConsoleWidget, value: unknown) {
            this.#read(name, () => readProperty(kind, value))
          },
        })
      }
    }

    readonly widget: WidgetParts = createParts(this, declaration)
    #leaving: ReturnType<typeof setTimeout> | undefined

    override connectedCallback(): void {
      clearTimeout(this.#leaving)
      this.#takeEarlyProperties()
      announceStart(this)
      this.#warnOfAttributes()
      // Needed here and not only in React: an element that moves to another document needs that document's style sheet.
      adoptSharedSheet(this.shadowRoot!)
      super.connectedCallback()
      this.widget.state.attach()
    }

    override disconnectedCallback(): void {
      this.widget.state.detach()
      // A move is a removal and an insertion: only an element that is still removed afterward loses its state.
      this.#leaving = setTimeout(() => {
        if (this.isConnected) return
        super.disconnectedCallback()
        forgetPlace(this)
      })
    }

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null): void {
      const name = attributes.get(attribute)!
      this.#read(name, () => readAttribute(properties[name]!.kind, text))
    }

    /** Warns about attributes that do nothing. Which ones every element or a framework has is known there. */
    #warnOfAttributes(): void {
      const strange = this.getAttributeNames().filter(
        (name) => !attributes.has(name) && !/^(id|class|style)$/.test(name),
      )
      if (strange[0])
        void import('../loader/unknown-names.ts').then(
          ({ warnOfAttributes }) => warnOfAttributes(this, declaration, strange),
          () => {},
        )
    }

    #read(name: string, read: () => unknown): void {
      try {
        this.widget.state.set(name, read())
      } catch (error) {
        if (!(error instanceof AttributeError)) throw error
        console.error(`<${declaration.tag}>: ${kebabCase(name)} ${error.message}. Its value is ignored.`, this)
      }
    }

    /** Takes over properties set before the element was upgraded, which would hide the accessors. */
    #takeEarlyProperties(): void {
      for (const name of Object.keys(properties)) {
        if (!Object.hasOwn(this, name)) continue
        const own = this as unknown as Record<string, unknown>
        const value = own[name]
        delete own[name]
        own[name] = value
      }
    }
  }
  return ConsoleWidget
}

function createParts(element: HTMLElement, declaration: TagDeclaration): WidgetParts {
  const fire = (name: string, detail?: unknown, cancelable = false) => {
    const type = `cw-${name}`
    if (name === 'ready' || name === 'load-error') parts.latest = [type, detail]
    return element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }))
  }
  const handlers: WidgetParts['handlers'] = {}
  for (const [name, event] of Object.entries(declaration.events)) {
    handlers[`on${name[0]!.toUpperCase()}${name.slice(1)}`] = (detail) =>
      fire(kebabCase(name), detail, event.cancelable)
  }
  const parts: WidgetParts = { declaration, state: new ElementState(), handlers, fire }
  return parts
}
