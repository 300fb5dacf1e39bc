import type { Language } from '../language.ts'
import { type ByteUnit, withByteUnit } from './byte-units.ts'

const units: readonly ByteUnit[] = ['KB', 'MB', 'GB', 'TB', 'PB']

/**
 * Formats an allowance of storage or traffic, or how much of it is used: 10 TB, 161.86 KB. Sizes of files are written
 * by `formatFileSize`, which has no unit above GB and always two decimals.
 *
 * @param bytes number of bytes; the base is 1024
 */
export function formatDataVolume(bytes: number, language: Language): string {
  const power = Math.min(units.length, Math.max(1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024))))
  const value = Math.round((bytes / 1024 ** power) * 100) / 100
  // 1023.996 MB are 1024 MB when rounded, and so 1 GB.
  const isNext = value === 1024 && power < units.length
  return withByteUnit(isNext ? '1' : String(value), units[isNext ? power : power - 1] as ByteUnit, language)
}
