/** Life of a review of advertising images: made, looked at, and judged. A rejected one is submitted again. */
export const uadStates = ['draft', 'submitted', 'passed', 'rejected'] as const
export type UadState = (typeof uadStates)[number]

/** States from which a review can be submitted. */
export const uadSubmittable: readonly UadState[] = ['draft', 'rejected']
