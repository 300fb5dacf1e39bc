/**
 * States of a proposal of new prices: it waits for a decision, was decided, ended without one, or lost its subject to a
 * change of the prices.
 */
export const proposalStates = ['open', 'accepted', 'declined', 'lapsed', 'settled'] as const
export type ProposalState = (typeof proposalStates)[number]

export const proposalLimits = {
  /** Days to decide, after the day of the proposal. */
  days: 14,
  /** Days before the last one on which the team is reminded. */
  reminderDays: 3,
} as const
