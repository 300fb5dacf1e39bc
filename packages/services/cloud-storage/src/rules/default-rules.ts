/** Rules of a bucket that has none of its own: people who are signed in read and write. */
export const defaultRules = `agc.cloud.storage[
  match: /{bucket}/{path=**} {
    allow read, write: if request.auth != null;
  }
]
`
