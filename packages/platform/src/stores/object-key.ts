/** Checks a key, which becomes a file name or part of a URL. @throws RangeError if it could lead anywhere else */
export function requireObjectKey(key: string): void {
  if (!/^[A-Za-z0-9_-]{4,200}$/.test(key)) throw new RangeError(`'${key}' isn’t an object key`)
}
