/** Number of leading digits, which give the length of the list of names. */
const digits = 8

/** Packs named blobs into a single one. */
export function packBlobs(blobs: ReadonlyMap<string, Blob>): Blob {
  const list = new Blob([JSON.stringify([...blobs].map(([name, { size }]) => [name, size]))])
  return new Blob([String(list.size).padStart(digits, '0'), list, ...blobs.values()])
}

/** Unpacks blobs by name. */
export async function unpackBlobs(packed: Blob): Promise<Map<string, Blob>> {
  let at = digits + Number(await packed.slice(0, digits).text())
  const list = JSON.parse(await packed.slice(digits, at).text()) as [name: string, size: number][]
  return new Map(list.map(([name, size]) => [name, packed.slice(at, (at += size))]))
}
