import { createContext, type ReactNode, useEffect, useRef, useState } from 'react'
import { useProvided } from '../../embedding/use-provided.ts'
import { createShortcutRegistry, type ShortcutRegistry } from './shortcut-registry.ts'

const ShortcutContext = createContext<ShortcutRegistry | null>(null)

/** Widgets of the page in order of use: a key pressed with the focus on the page goes to the last one. */
const onPage: ShortcutRegistry[] = []

/**
 * Provides shortcuts to its children. They work while the focus is in the widget or on nothing. On a host's page,
 * around a shadow root, keys pressed with no focus belong to the page, unless the widget was the last thing used.
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

/** Shortcuts of the widget. @throws Error outside of a `WidgetRoot`. */
export function useShortcuts(): ShortcutRegistry {
  return useProvided(ShortcutContext)
}
