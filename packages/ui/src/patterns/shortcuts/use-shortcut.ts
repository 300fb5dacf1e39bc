import { useEffect, useRef } from 'react'
import { useShortcuts } from './shortcut-provider.tsx'
import type { Shortcut } from './shortcut-registry.ts'

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
  const { label, group, whileTyping } = options
  useEffect(() => {
    if (keys === undefined) return
    return registry.add({ keys, run: () => latest.current(), label, group, whileTyping })
  }, [registry, keys, label, group, whileTyping])
}

/**
 * Adds keys that an element handles itself to the list of shortcuts while the component is mounted.
 *
 * @param keys the table that the element's handler uses
 */
export function useHandledKeys(keys: readonly Pick<Shortcut, 'keys' | 'label'>[], group: string): void {
  const registry = useShortcuts()
  const shown = JSON.stringify(keys.map((each) => [each.keys, each.label]))
  useEffect(() => {
    const removals = (JSON.parse(shown) as [string, string][]).map(([each, label]) =>
      registry.add({ keys: each, label, group }),
    )
    return () => removals.forEach((remove) => remove())
  }, [registry, shown, group])
}
