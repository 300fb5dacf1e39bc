/** Label of a package: its version, once known. */
export function packageName({ versionName, fileName }: { versionName: string | null; fileName: string }): string {
  return versionName ?? fileName
}
