/** A form that the number of a document must have. */
export type NumberForm = 'isbn' | 'any'

/** What a document must be like. */
export interface DocumentDefinition {
  /** Whether it ends on a date. */
  validity: 'dated' | 'permanent' | 'either'
  number: NumberForm
  /** What its text must name. */
  names: readonly ('team' | 'app')[]
}

/** Documents that rules ask for, by code. The codes begin with the country or the group of countries. */
export const documents = {
  'cn-game-publication': { validity: 'permanent', number: 'isbn', names: ['app'] },
  'cn-software-copyright': { validity: 'permanent', number: 'any', names: ['team', 'app'] },
  'cn-electronic-copyright': { validity: 'permanent', number: 'any', names: ['team', 'app'] },
  'cn-news-license': { validity: 'dated', number: 'any', names: ['team'] },
  'cn-publishing-license': { validity: 'dated', number: 'any', names: ['team'] },
  'cn-audiovisual-license': { validity: 'dated', number: 'any', names: ['team'] },
  'cn-audiovisual-filing': { validity: 'either', number: 'any', names: ['team'] },
  'cn-mapping-certificate': { validity: 'dated', number: 'any', names: ['team'] },
  'cn-map-authorization': { validity: 'dated', number: 'any', names: ['team', 'app'] },
  'cn-financial-license': { validity: 'either', number: 'any', names: ['team'] },
  'cn-device-registration': { validity: 'dated', number: 'any', names: ['team'] },
  'cn-medical-statement': { validity: 'permanent', number: 'any', names: ['team', 'app'] },
  'cn-ai-filing': { validity: 'permanent', number: 'any', names: ['team', 'app'] },
  'eu-banking-license': { validity: 'either', number: 'any', names: ['team'] },
  'eu-device-conformity': { validity: 'either', number: 'any', names: ['team', 'app'] },
  'eu-medical-statement': { validity: 'permanent', number: 'any', names: ['team', 'app'] },
  'ru-banking-license': { validity: 'either', number: 'any', names: ['team'] },
} as const satisfies Record<string, DocumentDefinition>

export type DocumentCode = keyof typeof documents
export const documentCodes = Object.keys(documents) as [DocumentCode, ...DocumentCode[]]

export const definitionOf = (code: DocumentCode): DocumentDefinition => documents[code]
