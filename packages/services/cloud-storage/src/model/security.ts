/** What a request does to a file, as rules name it. `read` stands for the first two, `write` for the others. */
export const ruleOperations = ['get', 'list', 'create', 'update', 'delete'] as const
export type RuleOperation = (typeof ruleOperations)[number]

/** The rules of a bucket that has none of its own: whoever is signed in reads and writes. */
export const defaultRules = `agc.cloud.storage[
  match: /{bucket}/{path=**} {
    allow read, write: if request.auth != null;
  }
]
`

/** By what a request to a file was let in or turned away. */
export const decisionReasons = ['rules', 'token', 'bad-token'] as const
export type DecisionReason = (typeof decisionReasons)[number]

/** Seconds that a user of an application stays signed in by one access token, at most. */
export const longestAccess = 24 * 3600
