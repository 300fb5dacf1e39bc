export const materialKinds = ['image', 'video', 'text'] as const
export type MaterialKind = (typeof materialKinds)[number]

export const materialStates = ['draft', 'auditing', 'passed', 'rejected'] as const
export type MaterialState = (typeof materialStates)[number]

/** What the reviewer objects to. */
export const materialProblems = ['file-kind', 'file-size', 'picture-size', 'word', 'other-store', 'unfinished'] as const
export type MaterialProblem = (typeof materialProblems)[number]

export const materialLimits = {
  materials: 200,
  name: 64,
  text: 90,
  imageBytes: 2 * 1024 ** 2,
  videoBytes: 50 * 1024 ** 2,
  /** Shortest and longest side of a picture in pixels. */
  side: { least: 200, most: 4096 },
} as const
