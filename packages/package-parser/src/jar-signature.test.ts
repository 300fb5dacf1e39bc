import { readFile } from 'node:fs/promises'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js'
import { describe, expect, it } from 'vitest'
import { fileOf, zipFiles } from './build/build-apk.ts'
import { parsePackage } from './parse-package.ts'

// Two packages signed by the JDK's jarsigner, one with each key type.
const sample = async (name: string) =>
  new Uint8Array(await readFile(new URL(`samples/jar-signed-${name}.apk`, import.meta.url)))

async function filesOf(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {}
  for (const entry of await new ZipReader(new Uint8ArrayReader(bytes)).getEntries())
    if (!entry.directory) files[entry.filename] = await entry.getData(new Uint8ArrayWriter())
  return files
}

const parse = (bytes: Uint8Array<ArrayBuffer>) => parsePackage('apk', fileOf(bytes))
/** Repacks the files of a sample, with some changed. */
const repack = async (change: (files: Record<string, Uint8Array>) => void) => {
  const files = await filesOf(await sample('rsa'))
  change(files)
  return parse(await zipFiles(files))
}
const text = (value: string) => new TextEncoder().encode(value)

describe('a package signed with scheme 1', () => {
  it.each([
    [
      'rsa',
      {
        subject: 'O=Harbour, CN=Old Build Server',
        algorithm: 'RSA',
        fingerprint: 'be39ec99b1b7c08a06a864a5d7cbb62ba6549955e5ccecbedcae22103e5bf99a',
      },
    ],
    ['ec', { subject: 'CN=Old Build Server EC', algorithm: 'EC' }],
  ])('is checked by its %s key', async (name, signer) => {
    expect(await parse(await sample(name))).toMatchObject({
      facts: { packageName: 'com.example.old', signatureSchemes: [1], signer },
    })
  })

  it('stays valid when it is repacked', async () => {
    expect(await repack(() => {})).toHaveProperty('facts')
  })

  it.each([
    ['a file was changed', (files: Record<string, Uint8Array>) => void (files['assets/a.txt'] = text('hullo'))],
    ['a file was added', (files: Record<string, Uint8Array>) => void (files['assets/b.txt'] = text('new'))],
    [
      'the list of files was changed',
      (files: Record<string, Uint8Array>) =>
        void (files['META-INF/MANIFEST.MF'] = text('Manifest-Version: 1.0\r\n\r\n')),
    ],
    [
      'the signed list was changed',
      (files: Record<string, Uint8Array>) => void (files['META-INF/CERT.SF'] = text('Signature-Version: 1.0\r\n\r\n')),
    ],
    [
      'a stronger signature was taken out',
      (files: Record<string, Uint8Array>) =>
        void (files['META-INF/CERT.SF'] = text('Signature-Version: 1.0\r\nX-Android-APK-Signed: 2\r\n\r\n')),
    ],
  ])('is refused when %s', async (_, change) => {
    expect(await repack(change)).toMatchObject({ failedAt: 'signature', reason: 'signature-broken' })
  })

  it('is unsigned without its certificate', async () => {
    expect(await repack((files) => void delete files['META-INF/CERT.RSA'])).toMatchObject({ reason: 'unsigned' })
  })
})
