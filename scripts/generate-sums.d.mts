/** Writes the sums over all services, as `npm run generate` does; ends where that fails. */
export function generateSums(): void
