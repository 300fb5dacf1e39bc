/** Digits in front of everything that tell how long the list of names is. */
const digits = 8

/** Several blobs under their names as one, so that what belongs together is one file. */
export function packBlobs(blobs: ReadonlyMap<string, Blob>): Blob {
  const list = new Blob([JSON.stringify([...blobs].map(([name, { size }]) => [name, size]))])
  return new Blob([String(list.size).padStart(digits, '0'), list, ...blobs.values()])
}

/** The blobs that were packed, by name. */
export async function unpackBlobs(packed: Blob): Promise<Map<string, Blob>> {
  let at = digits + Number(await packed.slice(0, digits).text())
  const list = JSON.parse(await packed.slice(digits, at).text()) as [name: string, size: number][]
  return new Map(list.map(([name, size]) => [name, packed.slice(at, (at += size))]))
}
