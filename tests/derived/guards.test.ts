import { expect, it } from 'vitest'
import type { AnyCall } from '@console-widgets/contract'
import { closedCalls, declaredCalls } from './support/declared-calls.ts'

/** A secret that a signed-in user brings, without naming a team (R13). */
const isInvited = ({ guard, auth }: AnyCall) => guard === 'secret' && auth === 'session'

const idsOf = (calls: typeof declaredCalls) => calls.map(({ id }) => id)

it('only the account service works on people and sessions, outside of every team', () => {
  const others = declaredCalls.filter(({ call, packageName }) => call.tenant === 'accounts' && packageName !== 'core')
  expect(idsOf(others)).toEqual([])
})

it('only its calls may do with a session’s cookie alone, since no team’s rows are behind them', () => {
  expect(idsOf(declaredCalls.filter(({ call }) => call.guard === 'cookie' && call.tenant !== 'accounts'))).toEqual([])
})

it('a call has a session exactly if it requires a signed-in user', () => {
  const inSession = declaredCalls.filter(
    ({ call }) => call.guard === 'session' || call.guard === 'cookie' || isInvited(call),
  )
  expect(idsOf(inSession)).toEqual(idsOf(closedCalls))
})

it('a call without a guard reads what is public, and asks for no permission', () => {
  for (const { call, id } of declaredCalls.filter(({ call: { guard } }) => guard === 'none'))
    expect([call.tenant, call.effect, call.permission], id).toEqual(['public', 'read', undefined])
})

it('a call that a secret of a team admits concerns the person, and asks for no permission in the team', () => {
  for (const { call, id } of declaredCalls.filter(({ call }) => isInvited(call)))
    expect([call.tenant, call.personal, call.permission], id).toEqual(['team', true, undefined])
})
