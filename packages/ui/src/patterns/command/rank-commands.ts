import type { Command } from './command.ts'

/**
 * Commands that match a query, the best first: by the start of the label, then the start of a word, any part of it, or
 * each word of the query, which may also be in the names of its group and service. If none does, those with the letters
 * of the query in order, unless only close ones are wanted.
 */
export function rankCommands(commands: readonly Command[], typed: string, onlyClose = false): Command[] {
  const wanted = typed.trim().toLocaleLowerCase()
  if (!wanted) return [...commands]
  const scored = commands
    .map((command) => ({
      command,
      score: Math.max(
        score(command.label, wanted),
        score(command.keywords ?? '', wanted) - 1,
        // “notification settings”: one word of the label, and the name of its group.
        / /.test(wanted) && hasWords(textOf(command), wanted) ? 2 : 0,
      ),
    }))
    .filter((each) => each.score > 0)
    .sort((one, other) => other.score - one.score)
  const isClose = onlyClose || scored.some((each) => each.score > lettersAlone)
  return scored.filter((each) => !isClose || each.score > lettersAlone).map(({ command }) => command)
}

/** Puts the commands of a group side by side, in the order of the groups' first commands. */
export function groupCommands(commands: readonly Command[]): Command[] {
  const groups = new Map<string | undefined, Command[]>()
  for (const command of commands) {
    const group = groups.get(command.group)
    if (group) group.push(command)
    else groups.set(command.group, [command])
  }
  return [...groups.values()].flat()
}

const lettersAlone = 1

const textOf = ({ label, keywords, group, detail }: Command) => [label, keywords, group, detail].join(' ')
const hasWords = (text: string, wanted: string) =>
  wanted.split(/\s+/).every((word) => text.toLocaleLowerCase().includes(word))

function score(label: string, wanted: string): number {
  const text = label.toLocaleLowerCase()
  if (text.startsWith(wanted)) return 6
  if (text.split(/[\s\-_/.]+/).some((word) => word.startsWith(wanted))) return 5
  if (text.includes(wanted)) return 4
  if (hasWords(text, wanted)) return 3
  let from = 0
  for (const letter of wanted) {
    from = text.indexOf(letter, from) + 1
    if (from === 0) return 0
  }
  return lettersAlone
}
