const kilobyte = 1024
const megabyte = kilobyte ** 2
const gigabyte = kilobyte ** 3

/** A size in bytes for people: KB below 1 MB, MB below 1 GB, else GB (R110, R111); two decimals, base 1024 (R112). */
export function formatFileSize(bytes: number): string {
  const [unit, name] = bytes < megabyte ? [kilobyte, 'KB'] : bytes < gigabyte ? [megabyte, 'MB'] : [gigabyte, 'GB']
  return `${(bytes / unit).toFixed(2)} ${name}`
}
