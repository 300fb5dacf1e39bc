import {
  PackageFailure,
  readSignature,
  writeChannel,
  type ChannelBase,
  type PackageFile,
} from '@console-widgets/package-parser'
import { newStorageKey } from '@console-widgets/platform/files/objects'
import type { ObjectStore } from '@console-widgets/platform/stores/object-store'

/** A package of a channel, stored and verified. */
export interface BuiltPackage {
  storageKey: string
  size: number
  sha256: string
  place: ChannelBase['place']
}

/** Builds the packages of channels from one package. */
export interface Builder {
  /** Builds a package, and verifies its signature and channel. @throws PackageFailure if it fails that */
  build(channel: string, objectId: string): Promise<BuiltPackage>
  /** Removes the shared beginning, and what a run that died has left. Finished packages don't need it. */
  end(): Promise<void>
}

/** A stored package, read by range. @throws PackageFailure if it is gone */
export async function fileAt(store: ObjectStore, key: string): Promise<PackageFile> {
  const size = await store.size(key)
  if (size === undefined) throw new PackageFailure('damaged', 'The package was deleted. Start a job with another one.')
  return { size, read: (...range) => store.read(key, ...range) }
}

/**
 * Stores what the packages share, once. A store in a folder links it, so that a package takes no more room than what
 * differs.
 * @param owner beginning of the keys of everything that isn't a finished package
 */
export async function createBuilder(
  store: ObjectStore,
  sourceKey: string,
  base: ChannelBase,
  fingerprint: string,
  owner: string,
): Promise<Builder> {
  const end = () => removeUnfinished(store, owner)
  await end()
  const head = newStorageKey(owner)
  await store.write(head, store.stream(sourceKey, 0, base.headEnd - 1), base.headEnd, base.headEnd)
  return {
    end,
    async build(channel, objectId) {
      const parts = writeChannel(base, channel)
      const length = parts.reduce((sum, part) => sum + part.byteLength, 0)
      const tail = newStorageKey(owner)
      const storageKey = newStorageKey(objectId)
      await store.write(tail, new Blob(parts as BlobPart[]).stream(), length, length)
      try {
        const stored = await store.concatenate([head, tail], storageKey)
        await verify(await fileAt(store, storageKey), channel, fingerprint)
        return { storageKey, ...stored, place: base.place }
      } catch (error) {
        await store.remove(storageKey)
        throw error
      } finally {
        await store.remove(tail)
      }
    },
  }
}

/** Removes everything of a job that isn't a finished package. */
export async function removeUnfinished(store: ObjectStore, owner: string): Promise<void> {
  for (const key of await store.keysOf(`${owner}-`)) await store.remove(key)
}

/** Reads a package as any other, from its stored bytes. */
async function verify(file: PackageFile, channel: string, fingerprint: string): Promise<void> {
  const found = await readSignature(file)
  if (found.signer.fingerprint !== fingerprint)
    throw new PackageFailure('signature-inconsistent', 'The package that was built has another signer')
  if (found.channel !== channel)
    throw new PackageFailure('damaged', `The package that was built has the channel '${found.channel ?? ''}'`)
}
