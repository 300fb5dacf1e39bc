import type { DatabaseSchema } from '../data.ts'
import { usePoliciesText } from '../generated/text.ts'

/** Names of the engine's roles for users: those of their accounts. */
export function useRoleNames({ roles }: DatabaseSchema) {
  const text = usePoliciesText()
  return (role: string): string => {
    if (role === 'public') return text('relational-database.policies.role.public')
    const known = roles.find((each) => each.role === role)
    if (!known) return role
    return known.kind === 'account' ? (known.account ?? role) : text(`relational-database.policies.role.${known.kind}`)
  }
}
