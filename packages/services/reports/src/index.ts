import { withText } from '@console-widgets/ui'
import { locales } from './text.ts'
import ReportListView from './views/report-list.tsx'

export const ReportList = withText(locales, ReportListView)
