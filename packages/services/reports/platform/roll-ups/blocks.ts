/**
 * Number of people in one row of a set. Larger blocks have fewer rows, and smaller ones waste less on apps with few
 * users. A change needs a migration that rebuilds the sets.
 */
export const blockSize = 2048
