import { storageLimits } from './limits.ts'

/** Problems of a key; pages describe them in their own language. */
export const keyProblems = [
  'empty',
  'too-long',
  'broken-unicode',
  'control-character',
  'backslash',
  'begins-with-slash',
  'empty-part',
  'dot-part',
] as const
export type KeyProblem = (typeof keyProblems)[number]

/** English description of each problem. */
export const keyProblemMessages: Record<KeyProblem, string> = {
  empty: 'must not be empty',
  'too-long': `must have at most ${storageLimits.keyBytes} bytes in UTF-8`,
  'broken-unicode': 'must not contain broken Unicode',
  'control-character': 'must not contain control characters',
  backslash: 'must separate folders by / and not by a backslash',
  'begins-with-slash': 'must not begin with /',
  'empty-part': 'must not contain an empty part between two /',
  'dot-part': "must not contain '.' or '..' as a part",
}

/**
 * Problem of a key, if any. A key is the full name of a file in its bucket, `photos/2026/boat.jpg`, in any script; the
 * key of a folder ends with `/`. Parts that a browser or a file system would follow elsewhere are rejected.
 */
export function problemOfKey(key: string): KeyProblem | undefined {
  if (key === '' || key === '/') return 'empty'
  if (!key.isWellFormed()) return 'broken-unicode'
  if (utf8Length(key) > storageLimits.keyBytes) return 'too-long'
  if ([...key].some((character) => isControl(character.codePointAt(0) as number))) return 'control-character'
  if (key.includes('\\')) return 'backslash'
  if (key.startsWith('/')) return 'begins-with-slash'
  const parts = (key.endsWith('/') ? key.slice(0, -1) : key).split('/')
  if (parts.includes('')) return 'empty-part'
  return parts.some((part) => part === '.' || part === '..') ? 'dot-part' : undefined
}

function isControl(code: number): boolean {
  return code < 32 || (code >= 127 && code < 160)
}

/** Length of a text in UTF-8 bytes. */
export function utf8Length(text: string): number {
  return new TextEncoder().encode(text).byteLength
}

/** Whether a key is a folder's. */
export function isFolderKey(key: string): boolean {
  return key.endsWith('/')
}

/** Key of the parent folder; empty at the top of the bucket. */
export function parentOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf('/', key.length - 2) + 1)
}

/** The last part of a key, without the trailing `/` of a folder. */
export function nameOfKey(key: string): string {
  const name = key.slice(parentOfKey(key).length)
  return name.endsWith('/') ? name.slice(0, -1) : name
}

/** Keys of all parent folders, top down. */
export function foldersAround(key: string): string[] {
  const folders: string[] = []
  for (let at = key.indexOf('/'); at >= 0 && at < key.length - 1; at = key.indexOf('/', at + 1))
    folders.push(key.slice(0, at + 1))
  return folders
}

/** A key in a URL: each part encoded, with plain `/` between them. */
export function encodeKey(key: string): string {
  return key.split('/').map(encodeURIComponent).join('/')
}

/** Upload name for the file service, which allows fewer characters than keys. */
export function objectNameOf(key: string): string {
  const name =
    nameOfKey(key)
      .normalize('NFC')
      .replace(/[:*?"<>|\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu, '_')
      .replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '$1_')
      .trim() || 'file'
  // Keep the extension of a name that is too long.
  const ending = /\.[A-Za-z0-9]{1,16}$/.exec(name)?.[0] ?? ''
  return name.length <= 255 ? name : name.slice(0, 255 - ending.length).toWellFormed() + ending
}

/** Start of the upload tags of bucket files, for which the file service accepts any file, including empty ones. */
export const bucketTag = 'cloud-storage'

/** Upload tag of a bucket's files. */
export function bizTagOfBucket(bucketId: string): string {
  return `${bucketTag}/${bucketId}`
}

/** An alternative to a name that is taken: `boat.jpg` becomes `boat (1).jpg`. */
export function numberedKey(key: string, number: number): string {
  const folder = isFolderKey(key)
  const name = nameOfKey(key)
  const dot = folder ? -1 : name.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  return `${parentOfKey(key)}${stem} (${number})${ending}${folder ? '/' : ''}`
}
