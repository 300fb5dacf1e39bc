import type { Answering } from '../calls/answer-call.ts'
import { declaredFields } from '../calls/declared-fields.ts'
import { parseInput } from '../calls/parse-input.ts'
import { envelopeOf, refusalOf } from '../refusals/error-response.ts'
import { requirePermission } from '../calls/require-permission.ts'
import type { Context } from '../calls/handler.ts'
import { PlatformRefusal, refuse } from '../refusals/refusal.ts'
import type { Answerings, Process } from './process.ts'

/** What a caller asks of a process (R160). */
export interface ProcessInput {
  /** A part, or the process itself for all of them. */
  apiName: string
  params: string
}

export type ProcessResult = Record<string, { ret: { code: number; msg: string } }>

type Part = Process['parts'][string]

/**
 * Runs the parts of a process one after the other, each with the rights of the caller and in a transaction of its own:
 * one that is refused says so in its own verdict, and the others answer all the same.
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
  for (const part of wanted) {
    if (!Object.hasOwn(parts, part))
      throw refuse(
        'not-found',
        `The process '${name}' has no '${part}'. It has ${Object.keys(parts).join(', ')}; its own name stands for all of them.`,
      )
    result[part] = await runPart(parts[part] as Part, parsedParams, context, answerings)
  }
  return result
}

/** The fields that are wrong are those of the JSON text. */
function readParams(schema: Process['params'], text: string): unknown {
  try {
    return parseInput(schema, JSON.parse(text))
  } catch (error) {
    if (!(error instanceof PlatformRefusal)) throw error
    throw refuse(
      'bad-parameter',
      `params: ${error.message}`,
      error.issues.map(({ field, message }) => ({ field: field ? `params.${field}` : 'params', message })),
    )
  }
}

async function runPart(
  part: Part,
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

/** Answers a call the way its own route does, for a caller who has been let in already. */
async function answerCall(answering: Answering | undefined, input: unknown, context: Context): Promise<object> {
  if (!answering) throw new TypeError('A process is composed of a call that there is not')
  requirePermission(answering.call, context)
  return declaredFields(answering.output, await answering.answer(context, parseInput(answering.input, input)))
}
