/**
 * Words for the state of a phased release in the two generations of the distribution interface. The newer one has those
 * of the model. To the older one, a phased release is over once it is released to all users or rolled back.
 */
export const newerPhasedWords = ['RELEASE', 'SUSPEND', 'CANCEL'] as const
export const olderPhasedWords = ['RELEASE', 'ROLLBACK', 'GRAY_TERMINATED'] as const
export type PhasedStateWord = (typeof newerPhasedWords)[number] | (typeof olderPhasedWords)[number]
export const phasedStateWords = [...new Set<PhasedStateWord>([...newerPhasedWords, ...olderPhasedWords])]

/** The expansion files that a package can have. */
export const expansionKinds = ['main', 'patch'] as const
export type ExpansionKind = (typeof expansionKinds)[number]
