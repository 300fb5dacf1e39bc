/** Most requests that are answered at once. */
const mostAtOnce = 200

interface Batch<Ask, Answer> {
  asks: Ask[]
  answers: Promise<readonly Answer[]>
}

/**
 * Answers requests of one kind together, such as those of one app: while some are being answered, those that arrive are
 * collected, and then answered at once. Under load, a transaction has many of them; a single request doesn't wait. What
 * a request reads is never older than the request.
 * @param answerAll gives the answers in the order of the requests. If it throws, all of them fail
 * @returns answers a request of a kind
 */
export function answerTogether<Ask, Answer>(
  answerAll: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
): (kind: string, ask: Ask) => Promise<Answer> {
  /** Collected, and not begun yet, by kind. */
  const collected = new Map<string, Batch<Ask, Answer>>()
  /** Begun last, by kind. */
  const begun = new Map<string, Promise<unknown>>()

  function open(kind: string): Batch<Ask, Answer> {
    const before = begun.get(kind)
    const asks: Ask[] = []
    const start = async () => {
      await before?.catch(() => undefined)
      if (collected.get(kind) === batch) collected.delete(kind)
      return answerAll(asks)
    }
    // The batch is there before the first request of it is, so that `start` has something to wait for.
    const batch: Batch<Ask, Answer> = { asks, answers: Promise.resolve().then(start) }
    collected.set(kind, batch)
    begun.set(kind, batch.answers)
    const forget = () => {
      if (begun.get(kind) === batch.answers) begun.delete(kind)
    }
    batch.answers.then(forget, forget)
    return batch
  }

  return async (kind, ask) => {
    const waiting = collected.get(kind)
    const batch = waiting && waiting.asks.length < mostAtOnce ? waiting : open(kind)
    const place = batch.asks.push(ask) - 1
    return (await batch.answers)[place] as Answer
  }
}
