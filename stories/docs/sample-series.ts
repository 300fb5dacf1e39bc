import type { ChartSeries } from '@console-widgets/ui'

const day = 86_400_000

/** Start of the sample, a Monday. */
export const sampleStart = Date.UTC(2026, 0, 5)

/** Days of the sample. */
export const sampleDays = Array.from({ length: 42 }, (_, index) => sampleStart + index * day)

/** Deterministic values that look like weekly user numbers. */
export const sampleCourse = (level: number, growth: number, phase = 0): number[] =>
  sampleDays.map((_, index) =>
    Math.round(
      level *
        (1 + growth * index) *
        (1 + 0.18 * Math.sin(((index + phase) / 7) * 2 * Math.PI) + 0.06 * Math.sin(index * 2.3 + phase)),
    ),
  )

/** Downloads, beside those of the days before. */
export const sampleDownloads: ChartSeries = {
  id: 'downloads',
  label: 'Downloads',
  values: sampleCourse(4200, 0.012),
  previous: sampleCourse(3900, 0.004, 1),
}

/** Visits by what led to them. */
export const sampleSources: ChartSeries[] = [
  { id: 'search', label: 'Search', values: sampleCourse(2100, 0.012) },
  { id: 'browse', label: 'Browse', values: sampleCourse(1200, 0.004, 2) },
  { id: 'campaigns', label: 'Campaigns', values: sampleCourse(500, 0.03, 4) },
]

/** Countries by downloads. */
export const sampleCountries = [
  'Germany',
  'China',
  'Russia',
  'Spain',
  'France',
  'Poland',
  'Italy',
  'Turkey',
  'Mexico',
  'Brazil',
].map((label, index) => ({ id: label, label, value: Math.round(42_000 / (index + 1.4)) }))

/** Days after the first that the sample's cohorts are looked at. */
export const sampleCohortDays = [1, 2, 3, 7, 14, 30]

/** Users by the day of their first visit. One group is too small to disclose. */
export const sampleCohorts = Array.from({ length: 12 }, (_, index) => ({
  time: sampleStart + index * day,
  size: index === 4 ? null : 900 + ((index * 137) % 300),
  shares: sampleCohortDays.map((each) =>
    index + each > 24 || index === 4 ? null : 0.46 / Math.sqrt(each) + ((index * 13 + each) % 7) / 200,
  ),
}))
