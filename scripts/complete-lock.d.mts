/** Writes into package-lock.json the services that it does not name yet, as `npm install` would. */
export function completeLock(repository: string): void
