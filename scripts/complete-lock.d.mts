/** Adds services missing from package-lock.json, as `npm install` would. */
export function completeLock(repository: string): void
