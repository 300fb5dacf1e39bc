import type { DimensionId, MetricId, Period, ReportCurrency, ReportId } from './model.ts'

/** A report, with its app or channel. */
export interface ReportOf {
  reportId: ReportId
  appId?: string
  channelId?: string
}

/** Query of a report. */
export interface ReportQuestion extends Period {
  groupBy?: readonly DimensionId[]
  metrics?: readonly MetricId[]
  filterCondition?: readonly string[]
  filterConditionValue?: readonly string[]
  currency?: ReportCurrency
  comparison?: 'previous' | 'none'
  sort?: string
  maxReqCount?: number
}
