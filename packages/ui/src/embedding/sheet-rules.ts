import sheetText from '../styles/sheet.css?shadow'
import { replaceSheets } from './shared-sheet.ts'

/** What the sheet has by now, by its place: its pieces are at 0, 1, 2, …, and what has come later is between them. */
const rules = new Map<number, string>(sheetText.split('\n').entries())
let due = false

/**
 * Adds rules to the one sheet, each at the place that it has in the whole of it. Called by what the build appends to
 * modules of the browser distribution, whose sheet has at first only what most widgets show (build/split-sheet.ts).
 */
export function addRules(added: readonly (readonly [place: number, rule: string])[]): void {
  const missing = added.filter(([place]) => !rules.has(place))
  for (const [place, rule] of missing) rules.set(place, rule)
  if (due || missing.length === 0) return
  due = true
  // Once for all modules that come together; nothing of them is on the screen before.
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
