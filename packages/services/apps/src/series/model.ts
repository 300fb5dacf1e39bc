/**
 * Frameworks of a series: `double` has apps of several package types, such as an Android app and a quick app, and
 * `single` apps of one type.
 */
export const seriesKinds = ['double', 'single'] as const
export type SeriesKind = (typeof seriesKinds)[number]

export const seriesLimits = { name: 64, fewestMembers: 2, mostMembers: 10, seriesPerTeam: 200 } as const

/** How far an app has come to its users; of several stages, the one that reaches the most. */
export const appPhases = ['none', 'draft', 'invitation', 'openTest', 'phased', 'onShelf'] as const
export type AppPhase = (typeof appPhases)[number]
