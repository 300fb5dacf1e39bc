import type { Console } from '@console-widgets/core'

/** Share of the editor's text in the height of editor and result, unless the user has chosen another. */
export const usualEditorShare = 0.28

/** Least heights in pixels. */
export const leastEditorHeight = 112
export const leastResultHeight = 140
/** Height of the separator between editor and result. */
export const handleHeight = 12
/** Height of a result in which some rows are seen. */
const usefulResultHeight = 280
/**
 * Least height of all with bars of a height around the text: some rows of a result are seen beside the usual editor.
 * Where there is less room, the page scrolls.
 */
export const leastRoomWith = (bars: number) => Math.round((bars + usefulResultHeight) / (1 - usualEditorShare))

const key = 'cw-sql-editor-share'

/** Share that the user has chosen, which is saved in the browser. */
export function readEditorShare({ ports }: Console): number {
  const kept = Number(ports.localStorage.getItem(key))
  return kept > 0 && kept < 1 ? kept : usualEditorShare
}

export function keepEditorShare({ ports }: Console, share: number): void {
  ports.localStorage.setItem(key, share.toFixed(3))
}
