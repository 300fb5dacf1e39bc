import { describe, expect, it } from 'vitest'
import { memberHolds, roleHolds, type Role } from './index.ts'

const declarations = { 'notes.write': ['development'], 'notes.delete': [] } satisfies Record<string, Role[]>

describe('a role', () => {
  it('has its declared permissions; holder and administrator have all of them', () => {
    expect(roleHolds('holder', 'notes.write', declarations)).toBe(true)
    expect(roleHolds('administrator', 'notes.delete', declarations)).toBe(true)
    expect(roleHolds('development', 'notes.write', declarations)).toBe(true)
    expect(roleHolds('legal', 'notes.write', declarations)).toBe(false)
    expect(roleHolds('holder', 'notes.unheard', declarations)).toBe(false)
    expect(roleHolds('holder', 'constructor', declarations)).toBe(false)
  })

  it('follows the team’s overrides, unless it has every permission', () => {
    const deviations = [
      { role: 'legal', permission: 'notes.write', held: true },
      { role: 'development', permission: 'notes.write', held: false },
      { role: 'administrator', permission: 'notes.write', held: false },
      { role: 'legal', permission: 'notes.unheard', held: true },
    ] as const
    const holds = (role: Role, permission = 'notes.write') => roleHolds(role, permission, declarations, deviations)
    expect([holds('legal'), holds('development'), holds('administrator'), holds('operations')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(holds('legal', 'notes.unheard')).toBe(false)
  })
})

describe('a member', () => {
  it('has the permissions of all their roles', () => {
    expect(memberHolds({ roles: ['legal', 'development'] }, 'notes.write', declarations)).toBe(true)
    expect(memberHolds({ roles: ['legal', 'finance'] }, 'notes.write', declarations)).toBe(false)
    expect(memberHolds({ roles: [] }, 'notes.write', declarations)).toBe(false)
  })

  it('gains or loses permissions by exception, unless their roles have every permission', () => {
    const exceptions = [
      { permission: 'notes.write', held: false },
      { permission: 'notes.delete', held: true },
    ]
    const holds = (roles: Role[], permission: string) => memberHolds({ roles, exceptions }, permission, declarations)
    expect([
      holds(['development'], 'notes.write'),
      holds(['legal'], 'notes.delete'),
      holds(['development', 'administrator'], 'notes.write'),
    ]).toEqual([false, true, true])
  })
})
