import * as v from 'valibot'
import type { Content } from './model.ts'
import { content } from './schemas.ts'

/** Reads an exported questionnaire. @returns undefined if the file is none */
export function readQuestionnaireFile(text: string): Content | undefined {
  try {
    const read = v.safeParse(content, JSON.parse(text))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
