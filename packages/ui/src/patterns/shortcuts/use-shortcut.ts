import { useEffect, useRef } from 'react'
import { useShortcuts } from './shortcut-provider.tsx'
import type { HandledKey, Shortcut } from './shortcut-registry.ts'

/**
 * Registers a keyboard shortcut while the component is mounted. Pass the same function as to the button.
 *
 * ```ts
 * useShortcut('c', openCreateDialog, { label: text('apps.create') })
 * ```
 *
 * @param keys a key such as `c`, `/` or `mod+k`; undefined for none
 */
export function useShortcut(keys: string | undefined, run: () => void, options: Omit<Shortcut, 'keys' | 'run'>): void {
  const registry = useShortcuts()
  const latest = useRef(run)
  latest.current = run
  const { label, group, general, listKey, whileTyping } = options
  useEffect(() => {
    if (keys === undefined) return
    return registry.add({ keys, run: () => latest.current(), label, group, general, listKey, whileTyping })
  }, [registry, keys, label, group, general, listKey, whileTyping])
}

/**
 * Adds keys that a list handles itself to the list of shortcuts while the component is mounted.
 *
 * @param handled the table that the list's handler uses
 */
export function useHandledKeys(handled: readonly HandledKey[]): void {
  const registry = useShortcuts()
  const latest = useRef(handled)
  latest.current = handled
  useEffect(() => registry.addHandled(() => latest.current), [registry])
}
