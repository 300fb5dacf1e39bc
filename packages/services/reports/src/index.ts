import { withText } from '@console-widgets/ui'
import { locales } from './generated/locales.ts'
import AppComparisonView from './views/app-comparison.tsx'
import AppReportsView from './views/app-reports.tsx'
import ReportDashboardsView from './views/dashboards.tsx'
import OwnReportView from './views/own-report.tsx'
import PublicNewsView from './views/public-news.tsx'
import ServiceNewsView from './views/service-news.tsx'
import TemplateListView from './views/template-list.tsx'

export const ReportDashboards = withText(locales, ReportDashboardsView)
export const AppReports = withText(locales, AppReportsView)
export const AppComparison = withText(locales, AppComparisonView)
export const OwnReport = withText(locales, OwnReportView)
export const ReportTemplates = withText(locales, TemplateListView)
export const ServiceNews = withText(locales, ServiceNewsView)
export const PublicNews = withText(locales, PublicNewsView)

export type { AppReportsProps } from './views/app-reports.tsx'
export type { ReportDashboardsProps } from './views/dashboards.tsx'
export type { TemplateListProps } from './views/template-list.tsx'
