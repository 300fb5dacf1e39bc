/** Ends with a clear line where Node is too old for what is installed. */
export function requireNode(): void
/**
 * Installs the dependencies of a package unless this very lock file of it has been installed; without a folder the
 * repository's own, which also gets the sums over its services.
 */
export function installMissing(folder?: string): void
/** Writes the sums over all services, which follow from the folders and are in no commit. */
export function generateSums(): void
