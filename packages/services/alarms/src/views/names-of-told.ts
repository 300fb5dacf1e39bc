import type { HistoryEntry } from '../data.ts'

/** Names of the people who were told of a change, each once, though several messages told them. */
export const namesOf = (told: HistoryEntry['told']): string[] => [...new Set(told.map(({ userName }) => userName))]
