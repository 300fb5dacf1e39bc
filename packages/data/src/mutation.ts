import { atom, type ReadableAtom } from 'nanostores'
import type { AnswerOf, AnyCall, InputOf } from '@console-widgets/contract'
import type { Console, ConsoleError } from '@console-widgets/core'
import type { Queries } from './query.ts'

/**
 * How a change is shown: `wait` waits for the response; `optimistic` shows it immediately and reverts it on failure;
 * `undoable` shows it immediately and sends it only after the time to undo.
 */
export type MutationMode = 'wait' | 'optimistic' | 'undoable'

export interface MutationOptions<C extends AnyCall> {
  mode?: MutationMode
  /** Shows the change before the response, and returns a function that reverts it. For `optimistic` and `undoable`. */
  apply?: (input: InputOf<C>, queries: Queries) => () => void
  onSuccess?: (answer: AnswerOf<C>, input: InputOf<C>) => void
  onError?: (error: ConsoleError, input: InputOf<C>) => void
}

export interface MutationState {
  pending: boolean
  error: ConsoleError | undefined
  /** Set while the change can be undone. */
  undo: (() => void) | undefined
}

export interface Mutation<C extends AnyCall> extends ReadableAtom<MutationState> {
  call: C
  /** Makes the change. Rejects with a `ConsoleError`; an undone change resolves with undefined. */
  run(input: InputOf<C>): Promise<AnswerOf<C> | undefined>
  /** Clears the last error. */
  reset(): void
}

/** Milliseconds in which an undoable change can be undone. */
export const undoTime = 6000

/**
 * Creates a change of the platform's data. Reads that it makes stale are repeated, here and, through the host's
 * message, elsewhere.
 */
export function createMutation<C extends AnyCall>(
  console: Console,
  queries: Queries,
  call: C,
  options: MutationOptions<C> = {},
): Mutation<C> {
  const idle: MutationState = { pending: false, error: undefined, undo: undefined }
  const $state = atom<MutationState>(idle)
  const { mode = 'wait' } = options

  const send = async (input: InputOf<C>, takeBack: () => void, teamId: string | undefined) => {
    $state.set({ ...idle, pending: true })
    try {
      const answer = await console.invoke(call, input, { teamId })
      $state.set(idle)
      queries.invalidate(call.touches)
      console.host.post('changed', { call: call.id, touches: call.touches })
      options.onSuccess?.(answer, input)
      return answer
    } catch (error) {
      takeBack()
      $state.set({ ...idle, error: error as ConsoleError })
      options.onError?.(error as ConsoleError, input)
      throw error
    }
  }

  const sendLater = (input: InputOf<C>, takeBack: () => void, teamId: string | undefined) =>
    new Promise<AnswerOf<C> | undefined>((resolve, reject) => {
      const timer = setTimeout(() => send(input, takeBack, teamId).then(resolve, reject), undoTime)
      const undo = () => {
        clearTimeout(timer)
        takeBack()
        $state.set(idle)
        resolve(undefined)
      }
      $state.set({ pending: false, error: undefined, undo })
    })

  return Object.assign($state, {
    call,
    run(input: InputOf<C>) {
      const takeBack = mode === 'wait' ? () => {} : (options.apply?.(input, queries) ?? (() => {}))
      // The change belongs to the team in which it was requested, even if the page has switched teams when it is sent.
      const teamId = console.session.$state.get().info?.teamId
      return mode === 'undoable' ? sendLater(input, takeBack, teamId) : send(input, takeBack, teamId)
    },
    reset: () => $state.set(idle),
  })
}
