import type { Response } from './data.ts'
import { type Content, type FormLanguage, type Option, textIn } from './model.ts'

/** An answer in words. */
export interface WrittenAnswer {
  key: string
  question: string
  answer: string
}

/** The answers of a response in words, a line for each question and each row of a matrix. */
export function answersOf(
  { answers }: Pick<Response, 'answers'>,
  { languages, questions }: Content,
  language: FormLanguage,
): WrittenAnswer[] {
  const nameOf = (options: readonly Option[], id: string) => {
    const option = options.find(({ optionId }) => optionId === id)
    return (option && textIn(option.texts, language, languages)) || id
  }
  return questions.flatMap(({ options, questionId, rows, texts }) => {
    const title = textIn(texts, language, languages)
    const own = answers.filter((answer) => answer.questionId === questionId)
    return [...new Set(own.map(({ rowId }) => rowId))].map((rowId) => ({
      key: `${questionId} ${rowId}`,
      question: rowId === '' ? title : `${title} – ${nameOf(rows, rowId)}`,
      answer: own
        .filter((answer) => answer.rowId === rowId)
        .map(({ content, number, optionId }) => content ?? number?.toString() ?? nameOf(options, optionId))
        .join('; '),
    }))
  })
}
