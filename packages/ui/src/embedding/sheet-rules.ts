import sheetText from '../styles/sheet.css?shadow'
import { replaceSheets } from './shared-sheet.ts'

/** Rules in the sheet by position: its own parts are at 0, 1, 2, …, and later additions in between. */
const rules = new Map<number, string>(sheetText.split('\n').entries())
let due = false

/**
 * Adds rules to the shared sheet, each at its position in the complete sheet. The build appends calls to modules of the
 * browser distribution, whose initial sheet contains only the rules most widgets need (build/split-sheet.ts).
 */
export function addRules(added: readonly (readonly [place: number, rule: string])[]): void {
  const missing = added.filter(([place]) => !rules.has(place))
  for (const [place, rule] of missing) rules.set(place, rule)
  if (due || missing.length === 0) return
  due = true
  // Once for all modules that load together; nothing of theirs is on the screen yet.
  queueMicrotask(() => {
    due = false
    replaceSheets(
      [...rules]
        .sort(([one], [other]) => one - other)
        .map(([, rule]) => rule)
        .join('\n'),
    )
  })
}
