import type { RuleValues } from './rule-form.ts'

type TemplateValues = Required<
  Pick<
    RuleValues,
    'metricId' | 'filter' | 'period' | 'operator' | 'value' | 'datapoints' | 'evaluations' | 'level' | 'haltRelease'
  >
>

const daily = { filter: 'average', period: 86_400 } as const

/** Rules for what most often goes wrong. They compare with the app’s own past, since apps differ. */
export const ruleTemplates = {
  crashes: {
    ...daily,
    metricId: 'reports.crashShare',
    operator: 'aboveBaseline',
    value: 50,
    datapoints: 1,
    evaluations: 1,
    level: 1,
    haltRelease: true,
  },
  installs: {
    ...daily,
    metricId: 'reports.installFailureShare',
    operator: 'aboveBaseline',
    value: 50,
    datapoints: 1,
    evaluations: 1,
    level: 2,
    haltRelease: false,
  },
  rating: {
    ...daily,
    metricId: 'comments.average',
    operator: 'belowBaseline',
    value: 20,
    datapoints: 2,
    evaluations: 3,
    level: 3,
    haltRelease: false,
  },
} as const satisfies Record<string, TemplateValues>

export type RuleTemplate = keyof typeof ruleTemplates
