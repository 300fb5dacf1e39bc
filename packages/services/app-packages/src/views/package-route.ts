/** The route of an app's packages, or of one of them. */
export function packageRoute(appId: string, pkgId?: string): string {
  return `/apps/${appId}/packages${pkgId ? `/${pkgId}` : ''}`
}

/** What a package is called: its version, once that is known. */
export function packageName({ versionName, fileName }: { versionName: string | null; fileName: string }): string {
  return versionName ?? fileName
}
