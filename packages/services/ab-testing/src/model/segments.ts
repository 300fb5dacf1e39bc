/** By what people are divided to explore where an effect differs. */
export const segmentDimensions = ['country', 'version', 'deviceName'] as const
export type SegmentDimension = (typeof segmentDimensions)[number]

/** Segments of each that are looked at: those with the most people. */
export const segmentsPerDimension = 6
