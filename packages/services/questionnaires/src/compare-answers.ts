import { differenceOfMeans, differenceOfShares, type Interval, type Mean } from '@console-widgets/statistics'
import type { QuestionAnalysis } from './data.ts'

/** Error of the intervals. */
const alpha = 0.05

/** An answer, or the mean of a rating, in two periods. */
export interface ComparedAnswer {
  /** Chosen option; a number of a rating; `mean` for the mean. */
  id: string
  rowId: string
  /** Shares of those who were shown the question, or means. Null: there are none. */
  values: [one: number | null, other: number | null]
  /** How much larger the first one is, with its interval. Null: one of them is missing. */
  difference: (Interval & { value: number }) | null
}

/** Compares the answers to a question in two periods: shares by Newcombe's interval, means by Welch's. */
export function compareAnswers(one: QuestionAnalysis, other: QuestionAnalysis): ComparedAnswer[] {
  const shares = one.options.map(({ optionId, rowId, count }) => {
    const found = other.options.find((each) => each.optionId === optionId && each.rowId === rowId)
    return compareShares({ id: optionId, rowId }, [one.shown, count], [other.shown, found?.count ?? 0])
  })
  const numbers = one.numbers.map(({ number, count }) => {
    const found = other.numbers.find((each) => each.number === number)
    return compareShares({ id: String(number), rowId: '' }, [one.shown, count], [other.shown, found?.count ?? 0])
  })
  return [...shares, ...numbers, ...(one.numbers.length > 0 ? [compareMeans(one, other)] : [])]
}

type Counted = readonly [people: number, successes: number]

function compareShares(names: Pick<ComparedAnswer, 'id' | 'rowId'>, one: Counted, other: Counted): ComparedAnswer {
  const shareOf = ([people, successes]: Counted) => (people === 0 ? null : successes / people)
  const [first, second] = [shareOf(one), shareOf(other)]
  const asShare = ([people, successes]: Counted) => ({ people, successes })
  return {
    ...names,
    values: [first, second],
    difference:
      first === null || second === null
        ? null
        : { value: first - second, ...differenceOfShares(asShare(one), asShare(other), alpha) },
  }
}

function compareMeans(one: QuestionAnalysis, other: QuestionAnalysis): ComparedAnswer {
  const [first, second] = [meanOf(one), meanOf(other)]
  return {
    ...{ id: 'mean', rowId: '' },
    values: [first?.mean ?? null, second?.mean ?? null],
    difference:
      first && second && first.people > 1 && second.people > 1 && first.variance + second.variance > 0
        ? { value: first.mean - second.mean, ...differenceOfMeans(first, second, alpha) }
        : null,
  }
}

function meanOf({ numbers }: QuestionAnalysis): Mean | undefined {
  const sum = (read: (each: { number: number; count: number }) => number) =>
    numbers.reduce((total, each) => total + read(each), 0)
  const people = sum(({ count }) => count)
  if (people === 0) return undefined
  const mean = sum(({ number, count }) => number * count) / people
  const variance = people < 2 ? 0 : sum(({ number, count }) => count * (number - mean) ** 2) / (people - 1)
  return { people, mean, variance }
}
