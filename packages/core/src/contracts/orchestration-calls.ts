import { defineCalls } from '@console-widgets/contract'
import type * as schemas from '../schemas.ts'

const base = '/amis/orchestration/v1'

/** The orchestration gateway (R159, R160) and the language detection beside it (R166). */
export const orchestrationCalls = defineCalls<typeof schemas>()({
  'orchestration.invoke': {
    method: 'POST',
    path: `${base}/invoke-service/{orchestration}/{process}`,
    title: 'Invoke a process of an orchestration',
    touches: [],
    input: 'orchestrationInput',
    output: 'orchestrationAnswer',
    spec: 'named',
    headless: 'the generic form of the processes that screens ask for by name',
  },
  'orchestration.language.detect': {
    method: 'POST',
    path: `${base}/language/detect`,
    title: 'Detect the language of a text',
    effect: 'read',
    input: 'languageDetectInput',
    output: 'languageDetectAnswer',
    spec: 'named',
  },
})
