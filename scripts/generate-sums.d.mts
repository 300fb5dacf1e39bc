/** Writes the generated files that sum up all services, as `npm run generate` does. Exits on failure. */
export function generateSums(): void
