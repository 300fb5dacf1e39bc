import { expect, it } from 'vitest'
import { closedCalls, declaredCalls } from './support/declared-calls.ts'

const idsOf = (calls: typeof declaredCalls) => calls.map(({ id }) => id)

it('only the account service works on people and sessions, outside of every team', () => {
  const others = declaredCalls.filter(({ call, packageName }) => call.tenant === 'accounts' && packageName !== 'core')
  expect(idsOf(others)).toEqual([])
})

it('only its calls may do with a session’s cookie alone, since no team’s rows are behind them', () => {
  expect(idsOf(declaredCalls.filter(({ call }) => call.guard === 'cookie' && call.tenant !== 'accounts'))).toEqual([])
})

it('a call has a session exactly if it requires a signed-in user', () => {
  const inSession = declaredCalls.filter(({ call }) => call.guard === 'session' || call.guard === 'cookie')
  expect(idsOf(inSession)).toEqual(idsOf(closedCalls))
})

it('a call without a guard reads what is public, and asks for no permission', () => {
  for (const { call, id } of declaredCalls.filter(({ call: { guard } }) => guard === 'none'))
    expect([call.tenant, call.effect, call.permission], id).toEqual(['public', 'read', undefined])
})
