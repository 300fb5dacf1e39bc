import { expect, it } from 'vitest'
import { figuresIn } from './phased-figures.ts'

it('a phased release has no rates where the number of its users is hidden', () => {
  const rates = { crashShare: 0, freezeShare: 0, installFailureShare: 0 }
  const hidden = { crashShare: null, freezeShare: null, installFailureShare: null }
  expect(figuresIn({ activePeople: null, crashes: 0, ...rates })).toEqual({ users: null, crashes: 0, ...hidden })
  expect(figuresIn({ activePeople: 5, crashes: 0, ...rates })).toEqual({ users: 5, crashes: 0, ...rates })
  expect(figuresIn({})).toEqual({ users: 0, crashes: 0, ...hidden })
})
