export { compareGroups, type Compared, type Comparison, type Group } from './compare.ts'
export { chiSquareTail } from './gamma.ts'
export { twoSided, type Interval } from './interval.ts'
export { logOddsOfWords, type WordCounts, type WordOdds } from './log-odds.ts'
export {
  chanceOfMeans,
  degreesOfMeans,
  differenceOfMeans,
  errorOfDifference,
  errorOfLift,
  liftOfMeans,
  meanOfRatio,
  type Mean,
  type RatioSums,
} from './means.ts'
export { normalQuantile, normalTail } from './normal.ts'
export { inflation, peopleForMeans, peopleForShares, smallestEffect, type Demand, type Method } from './plan.ts'
export { netPromoterScore, type Promoters } from './promoters.ts'
export { compareSegments, looksAt, type SegmentComparison, type SegmentGroups } from './segments.ts'
export { plannedDistance, sequentialDistance } from './sequential.ts'
export { chanceOfShares, differenceOfShares, fisherExact, liftOfShares, wilsonInterval, type Share } from './shares.ts'
export { chanceOfSplit, mismatchChance } from './split.ts'
export { studentQuantile, studentTail } from './student.ts'
export { tellingWords, type WrittenText } from './telling-words.ts'
