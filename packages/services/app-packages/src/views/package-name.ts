/** What a package is called: its version, once that is known. */
export function packageName({ versionName, fileName }: { versionName: string | null; fileName: string }): string {
  return versionName ?? fileName
}
