import type { Language } from '@console-widgets/core'

/** An answer to a question about a service, as the help of a console shows it. */
export interface HelpGuide {
  id: string
  title: Readonly<Record<Language, string>>
  /** Paragraphs. */
  text: Readonly<Record<Language, readonly string[]>>
}

/** A guide, and the service that it is about. */
export interface ServiceGuide extends HelpGuide {
  area: string
}

declare module '../calls/events.ts' {
  interface PlatformQuestions {
    /** Which guides do the services have? */
    'help.guides': { question: object; answer: readonly ServiceGuide[] }
  }
}
