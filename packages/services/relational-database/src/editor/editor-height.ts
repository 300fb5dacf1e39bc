import type { Console } from '@console-widgets/core'

/** Heights of the editor in pixels. The result has the rest of the page. */
export const leastEditorHeight = 176
export const mostEditorHeight = 800
export const usualEditorHeight = 320

const key = 'cw-sql-editor-height'

/** Height that the user has chosen, which is saved in the browser. */
export function readEditorHeight({ ports }: Console): number {
  const kept = Number(ports.localStorage.getItem(key))
  return kept >= leastEditorHeight && kept <= mostEditorHeight ? kept : usualEditorHeight
}

export function keepEditorHeight({ ports }: Console, height: number): void {
  ports.localStorage.setItem(key, String(Math.round(height)))
}
