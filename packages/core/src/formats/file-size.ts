const kilobyte = 1024
const megabyte = kilobyte ** 2
const gigabyte = kilobyte ** 3

/**
 * Formats a size in bytes: KB below 1 MB, MB below 1 GB, otherwise GB (R110, R111), with two decimals and base 1024
 * (R112).
 */
export function formatFileSize(bytes: number): string {
  const [unit, name] = bytes < megabyte ? [kilobyte, 'KB'] : bytes < gigabyte ? [megabyte, 'MB'] : [gigabyte, 'GB']
  return `${(bytes / unit).toFixed(2)} ${name}`
}
