import { describe, expect, it } from 'vitest'
import {
  chanceOfMeans,
  chanceOfShares,
  chanceOfSplit,
  compareGroups,
  compareSegments,
  degreesOfMeans,
  differenceOfMeans,
  differenceOfShares,
  fisherExact,
  inflation,
  liftOfMeans,
  liftOfShares,
  looksAt,
  meanOfRatio,
  netPromoterScore,
  peopleForMeans,
  peopleForShares,
  plannedDistance,
  smallestEffect,
  twoSided,
  wilsonInterval,
  type Demand,
  type Group,
  type Interval,
} from './index.ts'

const isNear = (found: number | undefined, expected: number) =>
  expect(Math.abs((found ?? Number.NaN) - expected)).toBeLessThanOrEqual(1e-6 * Math.abs(expected))
const isInterval = (found: Interval | undefined, [lower, upper]: readonly [number, number]) => {
  isNear(found?.lower, lower)
  isNear(found?.upper, upper)
}

const one = { people: 70, successes: 56 }
const other = { people: 80, successes: 48 }

describe('shares', () => {
  it('have the interval of scipy’s binomtest(56, 70).proportion_ci(method="wilson")', () => {
    isInterval(wilsonInterval(one, 0.05), [0.6918335550374693, 0.8769526075163704])
    isNear(wilsonInterval({ people: 25, successes: 0 }, 0.05).upper, 0.1331922509390485)
  })

  it('differ as in statsmodels’ confint_proportions_2indep(method="newcomb"), from scipy’s Wilson intervals', () => {
    isInterval(differenceOfShares(one, other, 0.05), [0.052431472402364815, 0.3338726540369059])
  })

  it('differ relatively as in scipy’s relative_risk(56, 70, 48, 80).confidence_interval()', () => {
    isInterval(liftOfShares(one, other, twoSided(0.05)), [0.07662642276319298, 0.651248511266387])
    expect(liftOfShares({ people: 9, successes: 0 }, other, 2)).toBeUndefined()
  })

  it('have the chance of scipy’s chi2_contingency(correction=False), or of fisher_exact if few are expected', () => {
    isNear(chanceOfShares(one, other), 0.008045081368196585)
    isNear(chanceOfShares({ people: 10, successes: 3 }, { people: 11, successes: 9 }), 0.02997312285237981)
    isNear(fisherExact({ people: 20, successes: 1 }, { people: 22, successes: 7 }), 0.04712404712404712)
  })
})

describe('means', () => {
  // Of 12.1, 9.8, 14.2, 11, 13.3, 8.7, 15.9 and of 10.2, 9.1, 8.8, 12.4, 7.7, 9.9, 10.5, 6.8, 11.1.
  const a = { people: 7, mean: 12.142857142857142, variance: 6.389523809523811 }
  const b = { people: 9, mean: 9.61111111111111, variance: 2.9611111111111112 }

  it('differ as in scipy’s ttest_ind(equal_var=False)', () => {
    isNear(chanceOfMeans(a, b), 0.04612514906634516)
    isNear(degreesOfMeans(a, b), 10.118898253462753)
    isInterval(differenceOfMeans(a, b, 0.05), [0.05274291851254409, 5.010749144979519])
  })

  it('differ relatively with the variance of the delta method', () => {
    const variance = a.variance / (7 * b.mean ** 2) + (b.variance * a.mean ** 2) / (9 * b.mean ** 4)
    const lift = a.mean / b.mean - 1
    isInterval(liftOfMeans(a, b, 2), [lift - 2 * Math.sqrt(variance), lift + 2 * Math.sqrt(variance)])
    expect(liftOfMeans(a, { ...b, mean: 0 }, 2)).toBeUndefined()
  })

  it('of a ratio have the variance of the sums’ linear part', () => {
    // Five people with crashes 0, 1, 0, 2, 1 in sessions 3, 5, 2, 6, 4: the parts are 0 − 0.2·3, 1 − 0.2·5, …
    const sums = { people: 5, numerator: 4, denominator: 20, numeratorVariance: 0.7, denominatorVariance: 2.5 }
    const ratio = meanOfRatio({ ...sums, covariance: 1.25 })
    isNear(ratio?.mean, 0.2)
    const parts = [-0.6, 0, -0.4, 0.8, 0.2]
    isNear(ratio?.variance, parts.reduce((sum, part) => sum + part ** 2, 0) / 4 / 4 ** 2)
  })
})

describe('an interval that may be looked at any time', () => {
  const comparison = { method: 'sequential', alpha: 0.05, planned: 20_000 } as const
  const found = compareGroups({ people: 10_000, successes: 2900 }, { people: 10_000, successes: 2700 }, comparison)

  it('is that of R’s drconfseq::std_conjmix_margin times √N and the standard error', () => {
    // Its formula in mpmath 1.4, with 40 digits.
    isNear(plannedDistance(0.05), 3.035208990376253)
    isInterval(found?.interval, [0.0007318010002228918, 0.039268198999777106])
    expect(found?.side).toBe(1)
  })

  it('has the relative difference with the same width', () => {
    isInterval(found?.liftInterval, [0.00256916839349034, 0.15067882891976042])
    const fixed = compareGroups(
      { people: 10_000, successes: 2900 },
      { people: 10_000, successes: 2700 },
      { ...comparison, method: 'fixed' },
    )
    isInterval(fixed?.liftInterval, [0.027338785496741548, 0.12293542586374474])
  })
})

describe('segments', () => {
  const none = { people: 1, successes: 0 }
  const segments = [
    { groups: [other, one], planned: [150] },
    { groups: [other, other, one], planned: [160, 150] },
    { groups: [other, none], planned: [81] },
  ]

  it('share the chance of error among all intervals, also those of too few people', () => {
    expect(looksAt(segments)).toBe(4)
    const [first, second, third] = compareSegments(segments, { method: 'fixed', alpha: 0.05 })
    // By hand, with z = 2.497705 of 0.05 / 4: Wilson's intervals are 0.658424 … 0.892478 and 0.460804 … 0.724728, so
    // 0.2 − √((0.8 − 0.658424)² + (0.724728 − 0.6)²) and 0.2 + √((0.892478 − 0.8)² + (0.6 − 0.460804)²).
    for (const found of [first?.[0], second?.[1]])
      isInterval(found?.interval, [0.01131827504810562, 0.3671161940346012])
    expect(second?.[0]).toMatchObject({ difference: 0, side: 0 })
    expect(third).toEqual([undefined])
  })

  it('may be looked at any time with their own planned people', () => {
    const found = compareSegments(segments, { method: 'sequential', alpha: 0.05 })
    const alone = compareGroups(one, other, { method: 'sequential', alpha: 0.0125, planned: 150 })
    expect(found[0]?.[0]).toEqual(alone)
  })
})

describe('people needed', () => {
  const fixed: Demand = { method: 'fixed', alpha: 0.05, power: 0.8 }

  it('are those of R’s power.prop.test', () => {
    // R prints 76.7; its equation, solved by scipy’s brentq, gives the other digits.
    isNear(peopleForShares(0.5, 0.75, { ...fixed, power: 0.9 }), 76.70692845177744)
    isNear(peopleForShares(0.1, 0.12, fixed), 3840.8474824362775)
    isNear(peopleForShares(0.1, 0.12, { ...fixed, ratio: 2 }), 2910.5128308523554)
  })

  it('are more if one may look at any time', () => {
    isNear(inflation({ ...fixed, method: 'sequential' }), 1.9148990803809505)
    isNear(peopleForShares(0.1, 0.12, { ...fixed, method: 'sequential' }), 7354.835312000714)
  })

  it('give the smallest effect that they suffice for', () => {
    const needed = (effect: number) => peopleForShares(0.1, 0.1 * (1 + effect), fixed)
    isNear(smallestEffect(needed(0.2), needed, 9), 0.2)
    expect(smallestEffect(0, needed, 9)).toBeUndefined()
    // 2 × (1.95996 + 0.84162)² × 9 / 0.5²
    isNear(peopleForMeans(0.5, 9, fixed), (2 * (1.959963984540054 + 0.8416212335729142) ** 2 * 9) / 0.25)
  })
})

describe('the division of people', () => {
  it('has the chance of scipy’s chisquare', () => {
    isNear(chanceOfSplit([5000, 5300, 4900], [1, 1, 1]), 0.0001930364399312611)
    isNear(chanceOfSplit([480, 520, 1100], [25, 25, 50]), 0.0431593092614526)
    expect(chanceOfSplit([0, 0], [50, 50])).toBe(1)
  })
})

it('the net promoter score has the variance of a difference of shares', () => {
  const score = netPromoterScore({ people: 200, promoters: 90, detractors: 40 }, 0.05)
  isNear(score.score, 0.25)
  isNear(score.upper - score.score, 1.959963984540054 * Math.sqrt((0.45 + 0.2 - 0.0625) / 200))
})

describe('simulated experiments', () => {
  /** Repeatable randomness (mulberry32). */
  function randomOf(seed: number) {
    let state = seed
    return () => {
      state = (state + 0x6d2b79f5) | 0
      let bits = Math.imul(state ^ (state >>> 15), 1 | state)
      bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
      return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
    }
  }
  const [days, aDay] = [28, 60]

  /** Looks daily at two groups with these shares. @returns how many looks, and the last, exclude the true difference */
  function watch(random: () => number, shares: readonly [number, number], method: 'sequential' | 'fixed') {
    const groups = shares.map(() => ({ people: 0, successes: 0 }))
    let looks = 0
    let isLastWrong = false
    for (let day = 0; day < days; day++) {
      groups.forEach((group, at) => {
        group.people += aDay
        for (let person = 0; person < aDay; person++) group.successes += Number(random() < (shares[at] as number))
      })
      const compared = compareGroups(groups[0] as Group, groups[1] as Group, {
        method,
        alpha: 0.05,
        planned: 2 * days * aDay,
      })
      const truth = shares[0] - shares[1]
      isLastWrong = !compared || compared.interval.lower > truth || compared.interval.upper < truth
      looks += Number(isLastWrong)
    }
    return { looks, isLastWrong }
  }

  it('without an effect, looked at daily, mislead in at most 5 of 100 cases, and in many more with fixed intervals', () => {
    const wrong = { sequential: 0, fixed: 0 }
    for (const method of ['sequential', 'fixed'] as const) {
      const random = randomOf(1)
      for (let run = 0; run < 1000; run++) wrong[method] += Number(watch(random, [0.2, 0.2], method).looks > 0)
    }
    expect(wrong.sequential).toBeLessThanOrEqual(50)
    expect(wrong.fixed).toBeGreaterThan(200)
  })

  it('with an effect have intervals that contain it as often as promised', () => {
    const right = { sequential: 0, fixed: 0 }
    for (const method of ['sequential', 'fixed'] as const) {
      const random = randomOf(2)
      for (let run = 0; run < 200; run++) right[method] += Number(!watch(random, [0.23, 0.2], method).isLastWrong)
    }
    expect(right.fixed / 200).toBeGreaterThanOrEqual(0.91)
    expect(right.fixed / 200).toBeLessThanOrEqual(0.99)
    expect(right.sequential / 200).toBeGreaterThanOrEqual(0.95)
  })
})
