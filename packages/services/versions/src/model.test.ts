import { describe, expect, it } from 'vitest'
import {
  canDo,
  developerActions,
  guards,
  nextPercent,
  type PhasedRelease,
  pollCockpitEvery,
  pollEvery,
  reasons,
  staleTexts,
  stateName,
  stateOfApp,
  storeStates,
  testStates,
  transitions,
  versionActions,
} from './model.ts'

const phased: PhasedRelease = {
  state: 'RELEASE',
  startTime: 0,
  endTime: 10,
  percent: '10.00',
  description: '',
  halts: 0,
  suspendTime: null,
}
const facts = {
  releaseType: 1,
  releaseState: 7,
  releaseTime: null,
  urgeTime: null,
  phasedRelease: null,
  previousVersion: null,
  phasedVersionId: null,
}

describe('the state machine', () => {
  it('lets every state be left, except final ones', () => {
    const ends = { store: [2, 10], test: [] as number[] }
    for (const [kind, states] of [
      ['store', storeStates],
      ['test', testStates],
    ] as const)
      for (const state of Object.values(states)) {
        const leaves = transitions.filter(
          (transition) => transition.kind === kind && transition.to !== 'same' && transition.from.includes(state),
        )
        expect(leaves.length > 0, `${kind} ${state}`).toBe(!ends[kind].includes(state))
      }
  })

  it('reaches every state, except the two that come from outside', () => {
    const reached = (kind: 'store' | 'test') =>
      new Set(
        transitions
          .filter((transition) => transition.kind === kind)
          .flatMap(({ to }) => (Array.isArray(to) ? (to as number[]) : [])),
      )
    // Drafts are created, and 2 is set by the platform's own staff.
    expect(Object.values(storeStates).filter((state) => !reached('store').has(state))).toEqual([2, 7])
    expect(Object.values(testStates).filter((state) => !reached('test').has(state))).toEqual([7])
  })

  it('names an actor for every action, a reason for every refusal, and a guard for every condition', () => {
    for (const action of versionActions.filter((each) => each !== 'create'))
      expect(
        transitions.some((transition) => transition.action === action),
        action,
      ).toBe(true)
    for (const { otherwise, guards: names = [] } of transitions) {
      expect(reasons).toContain(otherwise)
      for (const name of names) expect(Object.keys(guards)).toContain(name)
    }
  })

  it('gives the reason why an action is not possible, and none if it is', () => {
    expect(canDo('submit', facts, 0)).toBeUndefined()
    expect(canDo('testRelease', facts, 0)).toBe('store-version')
    expect(canDo('rollback', { ...facts, releaseState: 0 }, 0)).toBe('no-previous')
    expect(canDo('urge', { ...facts, releaseState: 12 }, 1)).toBe('not-in-review')
    expect(canDo('urge', { ...facts, releaseState: 4, urgeTime: 0 }, 86_399_999)).toBe('urged-recently')
    expect(canDo('urge', { ...facts, releaseState: 4, urgeTime: 0 }, 86_400_000)).toBeUndefined()
    expect(
      developerActions.filter(
        (action) => canDo(action, { ...facts, releaseState: storeStates.history }, 0) === undefined,
      ),
    ).toEqual([])
  })

  it('knows no undeclared states', () => {
    expect(stateName(6, 0)).toBe('test.testing')
    expect(() => stateName(6, 14)).toThrow('A test version has no state 14')
  })
})

describe('state of an app', () => {
  it.each([
    ['no version', [], null],
    ['a first draft', [7], 7],
    ['a draft above a live version', [7, 0], 0],
    ['a rolled-back version above the live one', [14, 0, 14], 0],
    ['an update in review', [5, 0], 5],
    ['a rejected update', [7, 8, 0], 8],
    ['an update that was rejected before the live version was made', [0, 8], 0],
    ['a version that waits for its time', [3, 0], 3],
    ['a version that the developer took down', [10, 14], 10],
    ['a draft above a version that the platform took down', [7, 2], 7],
  ] as const)('follows from all versions: %s', (_, states, state) => {
    expect(stateOfApp(states)).toBe(state)
  })
})

describe('percentages of a phased release', () => {
  it('are increased in the steps of a week', () => {
    expect(['0.00', '1.00', '12.50', '50.00', '100.00'].map(nextPercent)).toEqual([1, 2, 20, 100, 100])
  })
})

it('polls a version only while something changes', () => {
  expect(pollEvery({ ...facts, releaseState: 12 }, 0)).toBe(1500)
  expect(pollEvery({ ...facts, releaseState: 3, releaseTime: 9000 }, 0)).toBe(10_000)
  expect(pollEvery({ ...facts, releaseState: 3, releaseTime: 10 ** 9 }, 0)).toBe(60_000)
  expect(pollEvery({ ...facts, releaseState: 0, phasedRelease: phased }, 0)).toBe(30_000)
  for (const releaseState of [0, 1, 7, 8, 10, 11, 13, 14])
    expect(pollEvery({ ...facts, releaseState }, 0)).toBeUndefined()
})

it('polls a version in the cockpit for its alerts as well, as long as some can fire', () => {
  for (const releaseState of [0, 6, 9])
    expect(pollCockpitEvery({ ...facts, releaseState }, 0)).toBeLessThanOrEqual(30_000)
  // The review is faster than alerts are.
  expect(pollCockpitEvery({ ...facts, releaseState: 12 }, 0)).toBe(1500)
  // Neither versions that are out of the store nor tests have alerts.
  for (const releaseState of [1, 7, 8, 10, 14]) expect(pollCockpitEvery({ ...facts, releaseState }, 0)).toBeUndefined()
  expect(pollCockpitEvery({ ...facts, releaseType: 6, releaseState: 0 }, 0)).toBeUndefined()
})

it('names the translations whose source has changed since the live version, and theirs not', () => {
  const texts = (lang: string, briefInfo: string, appDesc: string) => {
    const unchanged = { appName: 'Maps', newFeatures: '' }
    return { lang, briefInfo, appDesc, ...unchanged }
  }
  const live = {
    defaultLang: 'en-US',
    languages: [texts('en-US', 'Maps offline', 'All streets.'), texts('de-DE', 'Karten offline', 'Alle Straßen.')],
  }
  const source = texts('en-US', 'Maps and routes', 'All streets and paths.')
  const staleOf = (translation: ReturnType<typeof texts>) =>
    staleTexts(translation, { defaultLang: 'en-US', languages: [source, translation] }, live).map(
      ({ column }) => column,
    )
  expect(staleOf(texts('de-DE', 'Karten offline', 'Alle Straßen.'))).toEqual(['briefInfo', 'appDesc'])
  expect(staleOf(texts('de-DE', 'Karten und Routen', 'Alle Straßen.'))).toEqual(['appDesc'])
  expect(staleOf(texts('fr-FR', 'Cartes', 'Les rues.'))).toEqual([])
  expect(staleOf(source)).toEqual([])
  expect(staleTexts(live.languages[1]!, live, null)).toEqual([])
})
