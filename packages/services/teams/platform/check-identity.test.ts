import { expect, it } from 'vitest'
import { isConvincing, type StatedIdentity } from './check-identity.ts'

const company: StatedIdentity = {
  country: 'CN',
  userType: 2,
  legalName: '北风软件有限公司',
  certificateType: 'business-licence',
  certificateNumber: '91350100M000100Y43',
}
const person: StatedIdentity = {
  country: 'CN',
  userType: 1,
  legalName: '周宁',
  certificateType: 'identity-card',
  certificateNumber: '11010519491231002X',
}

it.each([
  ['a company with a valid credit code', company],
  ['a person with a valid identity card', person],
  ['a person with a passport', { ...person, certificateType: 'passport', certificateNumber: 'EA1234567' }],
  ['a company of another country', { ...company, country: 'SE', certificateNumber: 'SE-556677-8899' }],
] as const)('accepts %s', (_, identity) => {
  expect(isConvincing(identity)).toBe(true)
})

it.each([
  ['a credit code with a wrong check digit', { ...company, certificateNumber: '91350100M000100Y44' }],
  ['an identity card with a wrong check digit', { ...person, certificateNumber: '110105194912310021' }],
  ['a company with a passport', { ...company, certificateType: 'passport', certificateNumber: 'EA1234567' }],
  ['a person with a business license', { ...person, certificateType: 'business-licence' }],
  ['a number without digits', { ...company, country: 'SE', certificateNumber: 'NONE-YET' }],
  ['a passport that is too long', { ...person, certificateType: 'passport', certificateNumber: 'EA12345678901' }],
  ['a name without letters', { ...person, legalName: '...' }],
] as const)('rejects %s', (_, identity) => {
  expect(isConvincing(identity)).toBe(false)
})
