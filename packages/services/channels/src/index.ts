import { withText } from '@console-widgets/ui'
import { locales, packagesLocales } from './generated/locales.ts'
import ChannelListView from './views/channel-list.tsx'
import ChannelPackagesView from './views/channel-packages.tsx'
import PackageJobView from './views/package-job.tsx'

export type { ChannelListProps } from './views/channel-list.tsx'
export type { ChannelPackagesProps } from './views/channel-packages.tsx'
export type { PackageJobProps } from './views/package-job.tsx'

/** The channels that distribute an app. */
export const ChannelList = withText(locales, ChannelListView)
/** Packages of an app’s channels: the jobs that build them, certificates, running work, and a reader. */
export const ChannelPackages = withText(packagesLocales, ChannelPackagesView)
/** A job with the package of each channel. */
export const PackageJob = withText(locales, withText(packagesLocales, PackageJobView))
