/** The holder of a document. 1: company, 2: person, 3: institution. */
export const subjectTypes = [1, 2, 3] as const
export type SubjectType = (typeof subjectTypes)[number]
