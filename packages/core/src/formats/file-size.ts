import type { Language } from '../language.ts'
import { type ByteUnit, withByteUnit } from './byte-units.ts'

const kilobyte = 1024
const megabyte = kilobyte ** 2
const gigabyte = kilobyte ** 3

/**
 * Formats a size in bytes: KB below 1 MB, MB below 1 GB, otherwise GB (R110, R111), with two decimals and base 1024
 * (R112).
 */
export function formatFileSize(bytes: number, language: Language): string {
  const [unit, name]: [number, ByteUnit] =
    bytes < megabyte ? [kilobyte, 'KB'] : bytes < gigabyte ? [megabyte, 'MB'] : [gigabyte, 'GB']
  return withByteUnit((bytes / unit).toFixed(2), name, language)
}
