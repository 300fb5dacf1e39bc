import { newPartId, withPastedOptions } from './draft.ts'
import { type FormLanguage, type Question, type QuestionKind, questionnaireLimits } from './model.ts'

/** Marks of an option, and those of one of several. */
const bullet = /^\s*(?:[-–•*○◦▪]|[a-z][.)]|\(\s?\)|（\s?）)\s*(?=\S)/i
const box = /^\s*(?:\[\s?\]|[□☐])\s*(?=\S)/
const number = /^\s*(?:q\s?)?\d{1,2}\s?[.):、．]\s*(?=\S)/i
/** A scale at the end of a question, such as (1–5). */
const scale = /[(（]\s?(?<least>[01])\s?(?:-|–|—|\.\.|~|to|до|至)\s?(?<most>5|10)\s?[)）]$/i

interface Block {
  title: string
  options: string[]
  isMulti: boolean
}

/**
 * Reads questions from a text, such as one from a document. A question is the first line after an empty one, or a
 * numbered line; what follows are its options. Boxes such as `[ ]` offer several, `(1–5)` or `(0–10)` after a question
 * is a rating, and a question without options asks for a text.
 */
export function questionsFromText(text: string, language: FormLanguage, before: readonly Question[]): Question[] {
  const created: Question[] = []
  for (const block of blocksOf(text).slice(0, questionnaireLimits.questions - before.length))
    created.push(questionOf(block, language, [...before, ...created]))
  return created
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  const lines = text.split(/\r?\n/)
  const isNumbered = number.test(lines.find((line) => line.trim() !== '') ?? '')
  let begins = true
  for (const line of lines) {
    if (line.trim() === '') {
      begins = true
      continue
    }
    const isOption = bullet.test(line) || box.test(line)
    const last = blocks.at(-1)
    if (!isOption && (begins || !last || (isNumbered && number.test(line))))
      blocks.push({ title: line.replace(number, '').trim(), options: [], isMulti: false })
    else if (last) {
      last.options.push(line.replace(box, '').replace(bullet, '').trim())
      last.isMulti ||= box.test(line)
    }
    begins = false
  }
  return blocks
}

function questionOf({ title, options, isMulti }: Block, language: FormLanguage, before: readonly Question[]): Question {
  const ends = options.length === 0 ? scale.exec(title)?.groups : undefined
  const isRating = ends !== undefined && (ends.least === '0') === (ends.most === '10')
  const kind: QuestionKind = options.length > 0 ? (isMulti ? 'multi' : 'single') : isRating ? 'rating' : 'text'
  return {
    questionId: newPartId(before.map(({ questionId }) => questionId)),
    kind,
    texts: { [language]: isRating ? title.replace(scale, '').trimEnd() : title },
    required: kind !== 'text',
    options: withPastedOptions([], options.join('\n'), language).slice(0, questionnaireLimits.options),
    rows: [],
    scale: ends?.most === '10' ? 'recommend' : 'stars',
  }
}
