/** States of a review of advertising images: created, in review, and decided. A rejected one can be submitted again. */
export const uadStates = ['draft', 'submitted', 'passed', 'rejected'] as const
export type UadState = (typeof uadStates)[number]

/** States from which a review can be submitted. */
export const uadSubmittable: readonly UadState[] = ['draft', 'rejected']
