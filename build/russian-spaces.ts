/** Units that stay on the line of their number, as Russian messages write them. */
const units = ['%', 'байта?', '[КМГТ]Б', 'мс', 'с', 'мин', 'ч', 'п\\. п\\.'].join('|')

/** A plain space that a line must not break at; what follows it is a unit, the rest of a number, or a dash. */
const bound = new RegExp(
  `(?<=[\\d}#]) (?=(?:${units})(?![а-яё]))|(?<=\\d) (?=\\d{3}(?!\\d))|(?<=№|п\\.) (?=\\d|п\\.)| (?=—)`,
  'giu',
)

/**
 * A Russian message with non-breaking spaces where typography demands them: before units, percent signs and dashes, and
 * inside numbers. Catalogs are written with plain spaces, which can be read and searched for.
 */
export function bindSpaces(message: string): string {
  return message.replace(bound, '\u00a0')
}
