/** Limits of the pictures of contents. */
export const resourceRules = {
  types: ['png', 'jpeg'],
  accept: '.png,.jpg,.jpeg',
  /** Bytes. */
  size: 5 * 1024 * 1024,
  /** Pixels. */
  shortestSide: 320,
  longestSide: 8000,
  pixels: 25_000_000,
  /** Smallest width of the picture at the top, in pixels, and its proportions: wider than high. */
  heroWidth: 960,
  heroSteepest: 1.25,
  heroFlattest: 2.5,
} as const

/** Why a picture can’t be at the top. Undefined: it can. */
export function heroProblem({ width, height }: { width: number; height: number }): 'small' | 'shape' | undefined {
  if (width < resourceRules.heroWidth) return 'small'
  const ratio = width / height
  return ratio < resourceRules.heroSteepest || ratio > resourceRules.heroFlattest ? 'shape' : undefined
}

/** Fields that the list of pictures can be filtered and sorted by. */
export const resourceListFields = { fileName: 'text', width: 'number', size: 'number', createTime: 'time' } as const
