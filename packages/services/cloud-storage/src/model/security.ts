/** Operations of requests in rules. `read` covers the first two, `write` the others. */
export const ruleOperations = ['get', 'list', 'create', 'update', 'delete'] as const
export type RuleOperation = (typeof ruleOperations)[number]

/** Default rules of a bucket: signed-in users can read and write. */
export const defaultRules = `agc.cloud.storage[
  match: /{bucket}/{path=**} {
    allow read, write: if request.auth != null;
  }
]
`

/** What allowed or denied a request to a file. */
export const decisionReasons = ['rules', 'token', 'bad-token'] as const
export type DecisionReason = (typeof decisionReasons)[number]

/** Maximum validity of an application user's access token, in seconds. */
export const longestAccess = 24 * 3600
