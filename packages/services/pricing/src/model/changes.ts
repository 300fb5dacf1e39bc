/** States of a change of prices: planned for a day, in effect, called off before it was. */
export const changeStates = ['scheduled', 'applied', 'canceled'] as const
export type ChangeState = (typeof changeStates)[number]

export const changeLimits = {
  /** Days until a change at most. */
  daysAhead: 365,
} as const

/** Fields that changes can be filtered and sorted by. */
export const changeListFields = { state: 'text', startTime: 'time', createTime: 'time' } as const
