import type { Command } from './command.ts'

/**
 * Commands that match a query, the best first: by the start of the label, then the start of a word, then letters in
 * order.
 */
export function rankCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = typed.trim().toLocaleLowerCase()
  if (!wanted) return [...commands]
  return commands
    .map((command) => ({
      command,
      score: Math.max(score(command.label, wanted), score(command.keywords ?? '', wanted) - 1),
    }))
    .filter((each) => each.score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ command }) => command)
}

function score(label: string, wanted: string): number {
  const text = label.toLocaleLowerCase()
  if (text.startsWith(wanted)) return 5
  if (text.split(/[\s\-_/.]+/).some((word) => word.startsWith(wanted))) return 4
  if (text.includes(wanted)) return 3
  let from = 0
  for (const letter of wanted) {
    from = text.indexOf(letter, from) + 1
    if (from === 0) return 0
  }
  return 1
}
