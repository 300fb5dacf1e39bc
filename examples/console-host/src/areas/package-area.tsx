export default function PackageArea(_: { appId: string; packageId?: string }) {
  return null
}
