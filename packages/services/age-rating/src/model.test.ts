import { contentRatings, countryCodes } from '@console-widgets/core/tables'
import { describe, expect, it } from 'vitest'
import { writeCertificate } from './views/write-certificate.ts'
import {
  askedQuestions,
  countriesOfSystem,
  doubts,
  effectiveAnswers,
  lowerRating,
  openQuestions,
  questionIds,
  questions,
  rankOf,
  rate,
  raiseToKind,
  ratingRules,
  refused,
  refusedCountries,
  systemLevels,
  type Answers,
  type AppKind,
  type Evidence,
  type Ratings,
} from './model.ts'

const newest = 2
const now = Date.UTC(2026, 10, 23)
const game = { parentType: 2 }
const chat = { parentType: 13 }
const none: Answers = Object.fromEntries(questionIds.map((id) => [id, 0]))
const levelsOf = (ratings: Ratings) =>
  contentRatings.map((system) => (ratings[system].refused ? refused : ratings[system].level)).join(' ')

/** A repeatable sequence of numbers from 0 to 1. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function randomAnswers(next: () => number): Answers {
  const given = Object.fromEntries(questions.map(({ id, answers }) => [id, Math.floor(next() * answers)]))
  return effectiveAnswers(newest, given)
}

const rankIn = (ratings: Ratings, system: (typeof contentRatings)[number]) =>
  ratings[system].refused ? systemLevels[system].length : rankOf(system, ratings[system].level)

describe('rating', () => {
  it('is the lowest of every system for harmless content', () => {
    expect(levelsOf(rate(newest, none, now, game))).toBe('3 3 0 0+ E L G ALL 3')
  })

  it.each<[Answers, string]>([
    [{ violence: 3 }, '16 16 16 16+ M 14 MA15+ 15 16'],
    [{ violence: 1, language: 2 }, '12 12 12 16+ T 12 M 15 12'],
    [{ 'simulated-gambling': 2 }, '18 18 16 18+ T 14 R18+ 19 18'],
    [{ 'real-gambling': 1 }, 'refused 18 18 18+ AO 18 R18+ refused 18'],
    [{ sexuality: 4 }, 'refused 18 18 18+ AO 18 refused refused 18'],
    [{ purchases: 1, 'random-items': 1 }, '12 16 12 0+ E 18 M 12 3'],
    [{ interaction: 2 }, '12 18 12 12+ E 12 PG 12 12'],
  ])('of %j is the highest that applies', (answers, levels) => {
    expect(levelsOf(rate(newest, { ...none, ...answers }, now, game))).toBe(levels)
  })

  it('holds the rules that PEGI has for games since 2026 against games alone', () => {
    const levels = [game, chat].map((kind) => rate(newest, { ...none, interaction: 2 }, now, kind).PEGI.level)
    expect(levels).toEqual(['18', '3'])
  })

  it.each([
    [Date.UTC(2024, 8, 21), 'G', 12],
    [Date.UTC(2024, 8, 22), 'M', 12],
    [Date.UTC(2026, 2, 17), 'M', 18],
  ])('of paid random items follows the rules in force at %d', (time, australia, brazil) => {
    const { ACB, ClassInd } = rate(1, { purchases: 1, 'random-items': 1 }, time, game)
    expect([ACB.level, ClassInd.level]).toEqual([australia, String(brazil)])
  })

  it('names the questions whose answers decide, and explains', () => {
    const { PEGI, Generic } = rate(newest, { ...none, violence: 2, substances: 3, purchases: 1 }, now, game)
    expect(PEGI).toEqual({
      level: '18',
      refused: false,
      because: ['substances'],
      descriptors: ['violence', 'substances'],
      interactive: ['purchases'],
    })
    expect(Generic.because).toEqual(['substances'])
  })

  it('is never lowered by a stronger answer', () => {
    const next = sequence(7)
    for (let round = 0; round < 400; round += 1) {
      const answers = randomAnswers(next)
      const before = rate(newest, answers, now, game)
      for (const { id, answers: count } of askedQuestions(newest, answers)) {
        const answer = answers[id] ?? 0
        if (answer + 1 >= count) continue
        const after = rate(newest, { ...answers, [id]: answer + 1 }, now, game)
        for (const system of contentRatings)
          expect(rankIn(after, system), `${id} in ${system}`).toBeGreaterThanOrEqual(rankIn(before, system))
      }
    }
  })

  it('is raised to the least level of a category', () => {
    const casino = { parentType: 2, childType: 207, grandChildType: 20_703 }
    expect(levelsOf(raiseToKind(rate(newest, none, now, game), casino))).toBe('18 18 18 18+ AO 18 R18+ 19 18')
  })
})

describe('the next lower rating', () => {
  const puzzle = { parentType: 2, childType: 202, grandChildType: null }
  const lower = (answers: Answers, system: (typeof contentRatings)[number], kind: AppKind = puzzle) =>
    lowerRating({ questionnaire: newest, kind, time: now }, { ...none, ...answers }, system)

  it('takes other answers to the questions that decide, and no more than needed', () => {
    expect(lower({ violence: 4, language: 3 }, 'PEGI')).toEqual({
      level: '16',
      answers: [{ question: 'violence', answer: 3 }],
    })
    expect(lower({ 'real-gambling': 1 }, 'HWAR')).toEqual({
      level: '3',
      answers: [{ question: 'real-gambling', answer: 0 }],
    })
    expect(lower({ violence: 2, fear: 2 }, 'Generic')?.answers).toEqual([
      { question: 'violence', answer: 1 },
      { question: 'fear', answer: 1 },
    ])
  })

  it('is none below the lowest, or below that of the category', () => {
    expect(lower({}, 'PEGI')).toBeUndefined()
    const casino = { parentType: 2, childType: 207, grandChildType: 20_703 }
    expect(lower({ violence: 1 }, 'PEGI', casino)).toBeUndefined()
  })

  it('is lower for any answers, and isn’t with one of them stronger', () => {
    const next = sequence(11)
    for (let round = 0; round < 30; round += 1) {
      const answers = randomAnswers(next)
      const before = rate(newest, answers, now, game)
      for (const system of contentRatings) {
        const found = lower(answers, system)
        if (!found) continue
        const changed = Object.fromEntries(found.answers.map(({ question, answer }) => [question, answer]))
        expect(rankIn(rate(newest, { ...answers, ...changed }, now, game), system)).toBeLessThan(rankIn(before, system))
        for (const { question, answer } of found.answers) {
          const stronger = rate(newest, { ...answers, ...changed, [question]: answer + 1 }, now, game)
          expect(rankIn(stronger, system)).toBe(rankIn(before, system))
        }
      }
    }
  })
})

it('doubts an answer of nothing that the packages speak against, while its question is asked', () => {
  const evidence: Evidence[] = [
    { question: 'purchases', source: 'package', name: 'BILLING', versions: ['1.0'], langs: [] },
    { question: 'location', source: 'package', name: 'ACCESS_FINE_LOCATION', versions: ['1.0'], langs: [] },
  ]
  const doubtful = (answers: Answers) => doubts(evidence, newest, { ...none, ...answers }).map(({ name }) => name)
  expect(doubtful({})).toEqual(['BILLING'])
  expect(doubtful({ purchases: 1, interaction: 1 })).toEqual(['ACCESS_FINE_LOCATION'])
  expect(doubtful({ purchases: 1, interaction: 1, location: 1 })).toEqual([])
})

describe('rules', () => {
  it('name levels that their systems have', () => {
    const unknown = ratingRules.flatMap(({ question, levels }) =>
      contentRatings.flatMap((system) => {
        const level = levels[system]
        return level === undefined || level === refused || rankOf(system, level) >= 0
          ? []
          : `${question} ${system} ${level}`
      }),
    )
    expect(unknown).toEqual([])
  })

  it('cover every question that has an effect on a level', () => {
    const without = questionIds.filter((id) => !ratingRules.some(({ question }) => question === id))
    expect(without).toEqual(['purchases', 'location'])
  })
})

describe('systems', () => {
  it('share all countries', () => {
    expect(contentRatings.flatMap((system) => countriesOfSystem[system]).toSorted()).toEqual(
      [...countryCodes].toSorted(),
    )
  })

  it('refuse in the countries that use them', () => {
    expect(refusedCountries(rate(newest, { ...none, 'real-gambling': 1 }, now, game))).toEqual(['CN', 'KR'])
  })
})

it('asks what depends on another answer only after it', () => {
  expect(openQuestions(newest, { ...none, 'random-items': undefined })).toEqual([])
  expect(openQuestions(newest, { ...none, purchases: 1, 'random-items': undefined })).toEqual(['random-items'])
  expect(effectiveAnswers(newest, { ...none, 'random-items': 1 })).not.toHaveProperty('random-items')
})

it('writes a certificate in which names are no markup', () => {
  const page = writeCertificate({
    lang: 'en',
    heading: 'Certificate of <b>Maps</b>',
    facts: [['Certificate ID', '5f0c']],
    ratings: [['PEGI', '12']],
  })
  expect(page).toContain('<h1>Certificate of &lt;b&gt;Maps&lt;/b&gt;</h1>')
  expect(page).toContain('<dt>Certificate ID</dt><dd>5f0c</dd>')
  expect(page).toContain('<th scope="row">PEGI</th><td>12</td>')
})
