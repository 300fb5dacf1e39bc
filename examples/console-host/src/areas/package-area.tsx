import { PackageDetail, PackageList } from '@console-widgets/app-packages'

export interface PackageAreaProps {
  appId: string
  packageId?: string | undefined
}

/** The packages of an app, or one of them. */
export default function PackageArea({ appId, packageId }: PackageAreaProps) {
  return packageId === undefined ? <PackageList appId={appId} /> : <PackageDetail pkgId={packageId} />
}
