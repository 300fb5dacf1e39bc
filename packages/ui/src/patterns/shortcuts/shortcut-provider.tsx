import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { createShortcutRegistry, type ShortcutRegistry } from './shortcut-registry.ts'

const ShortcutContext = createContext<ShortcutRegistry | null>(null)

/** The widgets of the page, the one that was used last at the end: a key pressed on the bare page is for that one. */
const onPage: ShortcutRegistry[] = []

/**
 * Lets everything inside have shortcuts. They work where the focus is in the widget, or nowhere. On a page that belongs
 * to someone else, around a shadow root, a key pressed nowhere is that page's, unless the widget was the last thing
 * used.
 */
export function ShortcutProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(createShortcutRegistry)
  const element = useRef<HTMLDivElement>(null)
  const used = useRef(false)
  useEffect(() => {
    onPage.unshift(registry)
    const { ownerDocument } = element.current!
    const root = element.current!.getRootNode()
    used.current = root === ownerDocument
    const useOther = (event: Event) => {
      if (!event.composedPath().includes(root)) used.current = false
    }
    const pressOnPage = (event: KeyboardEvent) => {
      const target = event.composedPath()[0]
      const nowhere = target === ownerDocument.body || target === ownerDocument.documentElement
      if (nowhere && used.current && onPage.at(-1) === registry) registry.press(event)
    }
    ownerDocument.addEventListener('keydown', pressOnPage)
    ownerDocument.addEventListener('pointerdown', useOther, true)
    return () => {
      onPage.splice(onPage.indexOf(registry), 1)
      ownerDocument.removeEventListener('keydown', pressOnPage)
      ownerDocument.removeEventListener('pointerdown', useOther, true)
    }
  }, [registry])
  const use = () => {
    used.current = true
    onPage.splice(onPage.indexOf(registry), 1)
    onPage.push(registry)
  }
  return (
    <ShortcutContext.Provider value={registry}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what happens inside */}
      <div
        ref={element}
        className="contents"
        onFocus={use}
        onPointerDown={use}
        onKeyDown={(event) => registry.press(event.nativeEvent)}
      >
        {children}
      </div>
    </ShortcutContext.Provider>
  )
}

/** The shortcuts of the widget. @throws Error outside of a `WidgetRoot`. */
export function useShortcuts(): ShortcutRegistry {
  const registry = useContext(ShortcutContext)
  if (!registry) throw new Error('Components of console-widgets need a <WidgetRoot> around them')
  return registry
}
