import { orchestrationCalls, processCalls } from '@console-widgets/core/contract'
import * as schemas from '@console-widgets/core/schemas'
import { answeringsOf } from '../calls/answer-call.ts'
import { implement, type Context, type Implementation } from '../calls/handler.ts'
import { refuse } from '../refusals/refusal.ts'
import { detectLanguage } from './detect-language.ts'
import type { Process } from './process.ts'
import { runProcess, type ProcessInput } from './run-process.ts'

type ProcessId = keyof typeof processCalls
const processIds = Object.keys(processCalls) as ProcessId[]

/** @throws TypeError if the platform was created without it */
function requireProcess(processes: Readonly<Record<string, Process>>, callId: ProcessId): Process {
  const process = processes[callId]
  if (!process) throw new TypeError(`The process '${callId}' is declared but not composed of calls`)
  return process
}

/** Last two segments of a process's path: its orchestration and its name (R159). */
function namesOf(callId: ProcessId): [orchestration: string, process: string] {
  return processCalls[callId].path.split('/').slice(-2) as [string, string]
}

/**
 * Implements the orchestration gateway (R159, R160) by composing calls of other areas, and language detection (R166).
 * It has no rights of its own: a part that the caller can't call directly is rejected here, too.
 */
export function orchestrationImplementation(
  others: readonly Implementation[],
  processes: Readonly<Record<string, Process>>,
): Implementation {
  const answerings = new Map(others.flatMap(answeringsOf).map((answering) => [answering.call.id, answering]))
  const byNames = new Map(processIds.map((callId) => [namesOf(callId).join('/'), callId]))
  const run = async (callId: ProcessId, input: ProcessInput, context: Context) => ({
    result: await runProcess(namesOf(callId)[1], requireProcess(processes, callId), input, context, answerings),
  })
  const processHandlers = Object.fromEntries(
    processIds.map((callId) => [callId, (input: ProcessInput, context: Context) => run(callId, input, context)]),
  ) as Record<ProcessId, (input: ProcessInput, context: Context) => ReturnType<typeof run>>
  return implement(
    orchestrationCalls,
    schemas,
    {
      ...processHandlers,
      'orchestration.invoke': ({ orchestration, process, ...input }, context) => {
        const callId = byNames.get(`${orchestration}/${process}`)
        if (!callId)
          throw refuse('not-found', `There is no process '${process}' of an orchestration '${orchestration}'`)
        return run(callId, input, context)
      },
      'orchestration.language.detect': ({ text }) => detectLanguage(text),
    },
    {
      // Each part has its own transaction, and the detector loads its data.
      slow: [...processIds, 'orchestration.invoke', 'orchestration.language.detect'],
      largestBody: 64 * 1024,
    },
  )
}
