import { withText } from '@console-widgets/ui'
import { locales } from './generated/locales.ts'
import PackageComparisonView from './views/package-comparison.tsx'
import PackageDetailView from './views/package-detail.tsx'
import PackageListView from './views/package-list.tsx'
import PackageUploadView from './views/package-upload.tsx'

export const PackageList = withText(locales, PackageListView)
export const PackageUpload = withText(locales, PackageUploadView)
export const PackageDetail = withText(locales, PackageDetailView)
export const PackageComparison = withText(locales, PackageComparisonView)

export type { PackageComparisonProps } from './views/package-comparison.tsx'
export type { PackageDetailProps } from './views/package-detail.tsx'
export type { PackageListProps } from './views/package-list.tsx'
export type { PackageUploadProps } from './views/package-upload.tsx'
