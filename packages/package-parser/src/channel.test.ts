import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { buildApk, fileOf, join, makePackageKey, number64, numbers, zipFiles } from './build/index.ts'
import { readChannel, readChannelBase, writeChannel } from './channel.ts'
import { viewOf } from './package-file.ts'
import { readSignature } from './read-signature.ts'
import { findSigningBlock } from './signing-block.ts'

const key = await makePackageKey({ seed: 'channel.test', commonName: 'Harbour Works' })
const contents = { packageName: 'com.example.harbour', versionCode: 7, versionName: '1.7.0', label: 'Harbour' }
const apk = await buildApk(contents, key)
const sample = async (path: string) => new Uint8Array(await readFile(path))
const jarSigned = () => sample('packages/package-parser/src/samples/jar-signed-rsa.apk')

async function withChannel(bytes: Uint8Array<ArrayBuffer>, channel: string): Promise<Uint8Array<ArrayBuffer>> {
  const base = await readChannelBase(fileOf(bytes))
  return join(bytes.subarray(0, base.headEnd), ...writeChannel(base, channel))
}

/** The package with these entries after those of its block. */
async function withPairs(bytes: Uint8Array<ArrayBuffer>, ...added: [id: number, content: Uint8Array][]) {
  const { layout, pairs } = await findSigningBlock(fileOf(bytes))
  const all = [...pairs.map(({ id, bytes: content }) => [id, content] as const), ...added]
  const entries = join(...all.map(([id, content]) => join(number64(content.byteLength + 4), numbers(32, id), content)))
  const size = number64(entries.byteLength + 24)
  const block = join(size, entries, size, new TextEncoder().encode('APK Sig Block 42'))
  const end = bytes.slice(layout.endStart)
  viewOf(end).setUint32(16, layout.filesEnd + block.byteLength, true)
  return join(bytes.subarray(0, layout.filesEnd), block, bytes.subarray(layout.directoryStart, layout.endStart), end)
}

describe('channel of a package', () => {
  it('is in the signing block, and the signature remains valid', async () => {
    const made = await withChannel(apk, 'ferry_wifi')
    const before = await readSignature(fileOf(apk))
    expect(before.channel).toBeUndefined()
    expect(await readSignature(fileOf(made))).toEqual({ ...before, channel: 'ferry_wifi', place: 'block' })
  })

  it('changes nothing but the block and the offset of the directory', async () => {
    const made = await withChannel(apk, 'ferry_wifi')
    const [old, now] = [(await findSigningBlock(fileOf(apk))).layout, (await findSigningBlock(fileOf(made))).layout]
    expect(now.filesEnd).toBe(old.filesEnd)
    expect(made.subarray(0, now.filesEnd)).toEqual(apk.subarray(0, old.filesEnd))
    expect(made.subarray(now.directoryStart, now.endStart)).toEqual(apk.subarray(old.directoryStart, old.endStart))
    const end = made.slice(now.endStart)
    viewOf(end).setUint32(16, old.directoryStart, true)
    expect(end).toEqual(apk.slice(old.endStart))
    const raw = JSON.stringify({ channel: 'ferry_wifi' })
    expect(new TextDecoder().decode(made.subarray(now.filesEnd, now.directoryStart))).toContain(raw)
  })

  it('replaces an earlier one, and is the same however often it is written', async () => {
    const once = await withChannel(apk, 'b')
    expect(await withChannel(await withChannel(apk, 'a-longer-channel'), 'b')).toEqual(once)
  })

  it('keeps entries that it doesn’t know, such as a source stamp, and whole pages', async () => {
    const stamp = new TextEncoder().encode('a source stamp')
    const padded = await withPairs(apk, [0x6dff800d, stamp], [0x42726577, new Uint8Array(100)])
    for (const channel of ['a', 'b'.repeat(32)]) {
      const made = await withChannel(padded, channel)
      const { layout, pairs } = await findSigningBlock(fileOf(made))
      expect((layout.directoryStart - layout.filesEnd) % 4096).toBe(0)
      expect(pairs.find(({ id }) => id === 0x6dff800d)?.bytes).toEqual(stamp)
      expect(pairs.filter(({ id }) => id === 0x42726577)).toHaveLength(1)
      expect((await readSignature(fileOf(made))).channel).toBe(channel)
    }
  })

  it('is in the ZIP comment if the package has a signature of scheme 1 alone', async () => {
    const old = await jarSigned()
    const made = await withChannel(old, 'harbour-kiosks')
    expect(await readSignature(fileOf(made))).toMatchObject({
      channel: 'harbour-kiosks',
      place: 'comment',
      schemes: [1],
    })
    expect(new TextDecoder().decode(made.slice(-8))).toBe('ltlovezh')
    expect(await withChannel(await withChannel(old, 'a-longer-channel'), 'harbour-kiosks')).toEqual(made)
  })

  it('is written into a package of the Android tools', async () => {
    const demo = await sample('node_modules/android-apidemos/apks/ApiDemos-debug.apk')
    const made = await withChannel(demo, 'ferry_wifi')
    const before = await readSignature(fileOf(demo))
    expect(await readSignature(fileOf(made))).toMatchObject({
      signer: before.signer,
      schemes: before.schemes,
      channel: 'ferry_wifi',
    })
  })

  it('is nothing if the entry isn’t JSON with a channel', async () => {
    for (const text of ['', '{', '[]', 'null', '{"channel":7}', '\u{1f600}'])
      expect(
        await readChannel(fileOf(await withPairs(apk, [0x71777777, new TextEncoder().encode(text)]))),
      ).toBeUndefined()
  })
})

describe('a package that can’t have a channel', () => {
  const refused = (bytes: Uint8Array<ArrayBuffer>, message: RegExp) =>
    expect(withChannel(bytes, 'a')).rejects.toThrow(message)

  it('has unknown data before its signing block', async () => {
    const { layout } = await findSigningBlock(fileOf(apk))
    const made = join(apk.subarray(0, layout.filesEnd), Uint8Array.of(1, 2, 3, 4), apk.subarray(layout.filesEnd))
    viewOf(made).setUint32(layout.endStart + 4 + 16, layout.directoryStart + 4, true)
    await refused(made, /between its files and its signing block/)
    made.fill(0, layout.filesEnd, layout.filesEnd + 4)
    expect((await readChannelBase(fileOf(made))).headEnd).toBe(layout.filesEnd + 4)
  })

  it('is a ZIP64 file', async () => {
    await refused(await zipFiles({ 'a.txt': 'a' }, { level: 0, zip64: true }), /ZIP64/)
  })

  it('has two different sizes of its block, or is truncated', async () => {
    const { layout } = await findSigningBlock(fileOf(apk))
    const wrong = apk.slice()
    viewOf(wrong).setUint32(layout.filesEnd, 7, true)
    await refused(wrong, /two sizes/)
    await refused(apk.slice(0, -5), /truncated/)
    await refused(new Uint8Array(), /truncated/)
  })
})
