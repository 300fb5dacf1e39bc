import { subjectTypes, type SubjectType } from './subjects.ts'

/** A form that the number of a document must have. */
export type NumberForm = 'isbn' | 'any'

/** What a document must be like. */
export interface DocumentDefinition {
  /** Whether it ends on a date. */
  validity: 'dated' | 'permanent' | 'either'
  number: NumberForm
  /** What its text must name. */
  names: readonly ('team' | 'app')[]
  /** Who can hold it. Licenses are issued to companies and institutions alone. */
  holder: 'organization' | 'anyone'
}

/** Documents that rules ask for, by code. The codes begin with the country or the group of countries. */
export const documents = {
  'cn-game-publication': { validity: 'permanent', number: 'isbn', names: ['app'], holder: 'organization' },
  'cn-software-copyright': { validity: 'permanent', number: 'any', names: ['team', 'app'], holder: 'anyone' },
  'cn-electronic-copyright': { validity: 'permanent', number: 'any', names: ['team', 'app'], holder: 'anyone' },
  'cn-news-license': { validity: 'dated', number: 'any', names: ['team'], holder: 'organization' },
  'cn-publishing-license': { validity: 'dated', number: 'any', names: ['team'], holder: 'organization' },
  'cn-audiovisual-license': { validity: 'dated', number: 'any', names: ['team'], holder: 'organization' },
  'cn-audiovisual-filing': { validity: 'either', number: 'any', names: ['team'], holder: 'organization' },
  'cn-mapping-certificate': { validity: 'dated', number: 'any', names: ['team'], holder: 'organization' },
  'cn-map-authorization': { validity: 'dated', number: 'any', names: ['team', 'app'], holder: 'anyone' },
  'cn-financial-license': { validity: 'either', number: 'any', names: ['team'], holder: 'organization' },
  'cn-device-registration': { validity: 'dated', number: 'any', names: ['team'], holder: 'organization' },
  'cn-medical-statement': { validity: 'permanent', number: 'any', names: ['team', 'app'], holder: 'anyone' },
  'cn-ai-filing': { validity: 'permanent', number: 'any', names: ['team', 'app'], holder: 'organization' },
  'eu-banking-license': { validity: 'either', number: 'any', names: ['team'], holder: 'organization' },
  'eu-device-conformity': { validity: 'either', number: 'any', names: ['team', 'app'], holder: 'anyone' },
  'eu-medical-statement': { validity: 'permanent', number: 'any', names: ['team', 'app'], holder: 'anyone' },
  'ru-banking-license': { validity: 'either', number: 'any', names: ['team'], holder: 'organization' },
} as const satisfies Record<string, DocumentDefinition>

export type DocumentCode = keyof typeof documents
export const documentCodes = Object.keys(documents) as [DocumentCode, ...DocumentCode[]]

/** Types of holders that can have a document. */
export const holdersOf = (code: DocumentCode): readonly SubjectType[] =>
  definitionOf(code).holder === 'anyone' ? subjectTypes : subjectTypes.filter((type) => type !== 2)

export const definitionOf = (code: DocumentCode): DocumentDefinition => documents[code]
