import type { Answering } from '../calls/answer-call.ts'
import { declaredFields } from '../calls/declared-fields.ts'
import { parseInput } from '../calls/parse-input.ts'
import { envelopeOf, refusalOf } from '../refusals/error-response.ts'
import { requirePermission } from '../calls/require-permission.ts'
import type { Context } from '../calls/handler.ts'
import { PlatformRefusal, refuse } from '../refusals/refusal.ts'
import type { Answerings, Process, SumPart } from './process.ts'

/** Input of a process (R160). */
export interface ProcessInput {
  /** Name of a part, or of the process for all parts. */
  apiName: string
  params: string
}

export type ProcessResult = Record<string, { ret: { code: number; msg: string } }>

type Part = Process['parts'][string]

/**
 * Runs the parts of a process in order, each with the caller's rights and in its own transaction. A rejected part
 * reports so in its own verdict and doesn't affect the others.
 */
export async function runProcess(
  name: string,
  { params, parts }: Process,
  input: ProcessInput,
  context: Context,
  answerings: Answerings,
): Promise<ProcessResult> {
  const parsedParams = readParams(params, input.params)
  const wanted = input.apiName === name ? Object.keys(parts) : [input.apiName]
  const result: ProcessResult = {}
  const answered: ProcessResult = {}
  const run = async (part: string): Promise<ProcessResult[string]> => {
    const declared = parts[part] as Part
    if (!('sum' in declared)) return (answered[part] ??= await runPart(declared, parsedParams, context, answerings))
    const sum = declared.sum(await answersOf(declared.of, run))
    return { ret: { code: 0, msg: 'success' }, ...sum }
  }
  for (const part of wanted) {
    if (!Object.hasOwn(parts, part))
      throw refuse(
        'not-found',
        `The process '${name}' has no part '${part}'. Parts: ${Object.keys(parts).join(', ')}. Its own name returns all of them.`,
      )
    result[part] = await run(part)
  }
  return result
}

/** What parts have answered, without those that were rejected. */
async function answersOf(
  parts: readonly string[],
  run: (part: string) => Promise<ProcessResult[string]>,
): Promise<Record<string, object | undefined>> {
  const answers: Record<string, object | undefined> = {}
  for (const part of parts) {
    const answer = await run(part)
    if (answer.ret.code === 0) answers[part] = answer
  }
  return answers
}

/** Issues name fields of the JSON text. */
function readParams(schema: Process['params'], text: string): unknown {
  try {
    return parseInput(schema, JSON.parse(text))
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) throw error
    throw refuse(
      'bad-parameter',
      `params: ${error.message}`,
      error.issues.map((issue) => ({ ...issue, field: issue.field ? `params.${issue.field}` : 'params' })),
    )
  }
}

async function runPart(
  part: Exclude<Part, SumPart>,
  params: unknown,
  context: Context,
  answerings: Answerings,
): Promise<ProcessResult[string]> {
  try {
    const fields =
      'call' in part
        ? await answerCall(answerings.get(part.call), part.input(params as never), context)
        : await context.inTeam((db) => part.answer({ ...context, db }, params as never, answerings))
    return { ret: { code: 0, msg: 'success' }, ...fields }
  } catch (error) {
    return envelopeOf(refusalOf(error))
  }
}

/** Answers a call as its own route does, for an admitted caller. */
async function answerCall(answering: Answering | undefined, input: unknown, context: Context): Promise<object> {
  if (!answering) throw new TypeError('A process is composed of an unknown call')
  requirePermission(answering.call, context)
  return declaredFields(answering.output, await answering.answer(context, parseInput(answering.input, input)))
}
