import type { Content, Option, Question, QuestionKind, Texts } from './model.ts'

/** An ID for a new question or option: few enough to be short, random enough to be new. */
export function newPartId(taken: readonly string[]): string {
  for (;;) {
    const id = crypto.randomUUID().replaceAll('-', '').slice(0, 8)
    if (!taken.includes(id)) return id
  }
}

const newOption = (options: readonly Option[], texts: Texts = {}): Option => ({
  optionId: newPartId(options.map(({ optionId }) => optionId)),
  texts,
})

/** Adds an option without a text. */
export function withOption(options: readonly Option[]): Option[] {
  return [...options, newOption(options)]
}

/** Adds an option for each line of a text, in a language. */
export function withPastedOptions(options: readonly Option[], text: string, language: keyof Texts): Option[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/, '').trim())
    .filter((line) => line !== '')
  const kept = options.filter(({ texts }) => Object.values(texts).some((each) => each))
  return lines.reduce((all, line) => [...all, newOption(all, { [language]: line })], kept)
}

/** A new question of a kind. */
export function newQuestion(kind: QuestionKind, questions: readonly Question[]): Question {
  const two = withOption(withOption([]))
  return {
    questionId: newPartId(questions.map(({ questionId }) => questionId)),
    kind,
    texts: {},
    required: true,
    options: kind === 'single' || kind === 'multi' || kind === 'matrix' ? two : [],
    rows: kind === 'matrix' ? withOption([]) : [],
    scale: 'stars',
  }
}

/** Moves a question up or down. */
export function moved(questions: readonly Question[], at: number, by: -1 | 1): Question[] {
  const other = at + by
  const [one, two] = [questions[at], questions[other]]
  if (!one || !two) return [...questions]
  return questions.map((question, place) => (place === at ? two : place === other ? one : question))
}

/** The content without a language. The last one stays. */
export function withLanguages(content: Content, languages: readonly Content['languages'][number][]): Content {
  return languages.length === 0 ? content : { ...content, languages: [...languages] }
}
