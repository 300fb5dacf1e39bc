export { cva } from 'class-variance-authority'

/**
 * Joins class names and skips empty ones, for what depends on a moment's state. Looks that a property chooses are
 * variants, declared with `cva`.
 */
export function classNames(...names: (string | false | 0 | 0n | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
