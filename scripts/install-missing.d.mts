/** Exits with a clear message if Node is too old for the dependencies. */
export function requireNode(): void
/**
 * Installs the dependencies of a package unless they are installed from its current lock file. Without a folder,
 * installs the repository's own, and generates the sums over its services.
 */
export function installMissing(folder?: string): void
/** Writes the sums over all services, which are derived from the folders and not committed. */
export function generateSums(): void
