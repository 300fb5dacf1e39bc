import { open } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { buildApk, fileOf, signApk, zipFiles } from './build/build-apk.ts'
import { makePackageKey } from './build/signing-key.ts'
import { parsePackage } from './parse-package.ts'

const key = await makePackageKey({ seed: 'parse-package.test', commonName: 'Harbour Works' })
const contents = {
  packageName: 'com.example.harbour',
  versionCode: 7,
  versionName: '1.7.0',
  label: 'Hafen ⚓ 港口',
  minSdk: 26,
  permissions: ['android.permission.CAMERA'],
  features: ['android.hardware.nfc'],
  abis: ['arm64-v8a'],
}
const apk = await buildApk(contents, key)
const parse = (bytes: Uint8Array<ArrayBuffer>, format: 'apk' | 'rpk' | 'exe' = 'apk') =>
  parsePackage(format, fileOf(bytes))
const text = (value: string) => new TextEncoder().encode(value)
const plainManifest = manifestOf(apk)

describe('a package from a build server', () => {
  it('is read by range: manifest, names from the resource table, signature', async () => {
    const file = await open('node_modules/android-apidemos/apks/ApiDemos-debug.apk')
    const { size } = await file.stat()
    const result = await parsePackage('apk', {
      size,
      async read(offset, length) {
        const bytes = new Uint8Array(length)
        const { bytesRead } = await file.read(bytes, 0, length, offset)
        return bytes.subarray(0, bytesRead)
      },
    })
    await file.close()
    expect(result).toMatchObject({
      facts: {
        packageName: 'io.appium.android.apis',
        versionCode: 25,
        versionName: '5.0.0',
        label: 'API Demos',
        minSdk: 17,
        targetSdk: 33,
        debuggable: true,
        signatureSchemes: [2],
        // Output of `keytool -printcert` for the same file.
        signer: {
          fingerprint: '18e8534fed30cbf9959e4073e723e3395a3f92fd6b41756d5fbc788f280c1107',
          subject: 'CN=Android Debug, O=Android, C=US',
          algorithm: 'RSA',
        },
      },
    })
    expect('facts' in result && result.facts.permissions).toHaveLength(14)
  })
})

describe('an Android package', () => {
  it('reports its build metadata', async () => {
    expect(await parse(apk)).toMatchObject({
      facts: {
        ...contents,
        targetSdk: 34,
        debuggable: false,
        signatureSchemes: [2],
        signer: { subject: 'CN=Harbour Works, O=Demo', algorithm: 'EC' },
      },
    })
  })

  it('has the same bytes in every build', async () => {
    expect(await buildApk(contents, key)).toEqual(apk)
  })

  it('is rejected if truncated anywhere', async () => {
    for (const share of [0.001, 0.1, 0.5, 0.9, 0.999]) {
      const result = await parse(apk.slice(0, Math.floor(apk.byteLength * share)))
      expect(result, `cut at ${share}`).toMatchObject({ failedAt: 'structure' })
    }
  })

  it('is rejected if a byte changed after signing', async () => {
    for (const offset of [60, 3000, apk.length - 30]) {
      const changed = apk.slice()
      changed[offset] = (changed[offset] ?? 0) ^ 1
      expect(await parse(changed), `byte ${offset}`).toHaveProperty('failedAt')
    }
  })

  it('is rejected with random bytes in its manifest, without crashing the parser', async () => {
    let state = 42
    const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0)
    for (let round = 0; round < 100; round++) {
      const damaged = plainManifest.slice()
      for (let count = 0; count < 8; count++) damaged[random() % damaged.length] = random() & 255
      expect(await parse(await signApk(await zipFiles({ 'AndroidManifest.xml': damaged }), key))).toBeTruthy()
    }
  })
})

describe('a file that is not a package', () => {
  it.each([
    ['an empty ZIP file', {}, 'not-a-package'],
    ['a ZIP file without a manifest', { 'readme.txt': 'hello' }, 'no-manifest'],
    ['a manifest that is plain text', { 'AndroidManifest.xml': '<manifest/>' }, 'bad-manifest'],
    ['a package without a signature', { 'AndroidManifest.xml': plainManifest }, 'unsigned'],
  ])('%s', async (_, files: Record<string, string | Uint8Array>, reason) => {
    expect(await parse(await zipFiles(files))).toMatchObject({ reason })
  })

  it('a renamed text file', async () => {
    expect(await parse(text('Dear reader, this is no package.'))).toMatchObject({
      failedAt: 'structure',
      reason: 'not-a-package',
    })
  })

  it('a ZIP bomb', async () => {
    const zeros = new Uint8Array(300 * 1024 ** 2)
    const bomb = await zipFiles({ 'AndroidManifest.xml': plainManifest, 'assets/zeros': zeros }, { level: 9 })
    expect(bomb.byteLength).toBeLessThan(1024 ** 2)
    expect(await parse(bomb)).toMatchObject({ reason: 'unpacks-too-large' })
  })

  it('a file that unpacks to more than its directory says', async () => {
    const zip = await zipFiles({ 'AndroidManifest.xml': new Uint8Array(100_000) }, { level: 9 })
    // Size of the unpacked file, in the directory and before the file itself.
    const small = zip.slice()
    const view = new DataView(small.buffer)
    for (let at = 0; at < small.byteLength - 4; at++)
      if (view.getUint32(at, true) === 100_000) view.setUint32(at, 10, true)
    expect(await parse(small)).toHaveProperty('failedAt')
  })

  it('a directory that lists the same bytes repeatedly', async () => {
    const zip = await zipFiles(
      { 'AndroidManifest.xml': plainManifest, 'assets/data': crypto.getRandomValues(new Uint8Array(60_000)) },
      { level: 0 },
    )
    expect(await parse(namedAgain(zip, 500))).toMatchObject({ reason: 'unpacks-too-large' })
  })

  it('two manifests, of which programs would pick different ones', async () => {
    expect(
      await parse(namedAgain(await zipFiles({ 'AndroidManifest.xml': plainManifest }, { level: 9 }), 2)),
    ).toHaveProperty('failedAt')
  })
})

describe('a package with a hidden trap', () => {
  const manifest = JSON.stringify({
    package: 'com.example.quick',
    name: 'Quick',
    versionName: '2.0',
    versionCode: 20,
    minPlatformVersion: 1070,
  })
  it.each([
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/shadow',
    'C:/windows/win.ini',
    'lib/../../x.so',
  ])('is refused with a file called %s', async (name) => {
    expect(await parse(await zipFiles({ 'manifest.json': manifest, [name]: 'x' }), 'rpk')).toMatchObject({
      reason: 'damaged',
    })
  })

  it('is read without unpacking a nested package', async () => {
    const bomb = await zipFiles({ zeros: new Uint8Array(64 * 1024 ** 2) }, { level: 9 })
    const files = {
      'manifest.json': manifest,
      'inner.zip': bomb,
      'assets/__proto__/constructor': 'x',
      'assets/\u202egnp.exe': 'x',
      CON: 'x',
    }
    expect(await parse(await zipFiles(files), 'rpk')).toMatchObject({
      facts: { packageName: 'com.example.quick', abis: [] },
    })
  })
})

describe('a quick app', () => {
  const manifest = {
    package: 'com.example.quick',
    name: 'Quick',
    versionName: '2.0',
    versionCode: 20,
    minPlatformVersion: 1070,
    features: [{ name: 'system.router' }],
  }
  it('is read from its JSON manifest', async () => {
    expect(
      await parse(await zipFiles({ 'manifest.json': JSON.stringify(manifest), 'app.js': '' }), 'rpk'),
    ).toMatchObject({
      facts: {
        packageName: 'com.example.quick',
        versionCode: 20,
        minSdk: 1070,
        features: ['system.router'],
        signer: null,
      },
    })
  })

  it.each([
    ['no manifest', { 'app.js': '' }, 'no-manifest'],
    ['broken JSON', { 'manifest.json': '{' }, 'bad-manifest'],
    ['no version', { 'manifest.json': JSON.stringify({ ...manifest, versionCode: 'x' }) }, 'bad-manifest'],
  ])('is refused with %s', async (_, files, reason) => {
    expect(await parse(await zipFiles(files), 'rpk')).toMatchObject({ reason })
  })
})

it('recognizes a desktop program by its header', async () => {
  const exe = new Uint8Array(512)
  exe.set(text('MZ'))
  exe[60] = 128
  exe.set(text('PE'), 128)
  new DataView(exe.buffer).setUint16(132, 0x8664, true)
  expect(await parse(exe, 'exe')).toMatchObject({ facts: { abis: ['x86_64'] } })
  expect(await parse(text('MZ and no more'), 'exe')).toMatchObject({ reason: 'not-a-package' })
})

/** Manifest of an uncompressed package: it follows the header of the first file. */
function manifestOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer)
  const start = 30 + view.getUint16(26, true) + view.getUint16(28, true)
  return bytes.slice(start, start + view.getUint32(22, true))
}

/** A ZIP file whose directory repeats its last entry this many times, all for the same bytes. */
function namedAgain(zip: Uint8Array<ArrayBuffer>, times: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(zip.buffer, zip.byteOffset)
  const end = zip.byteLength - 22
  const [count, start] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)]
  let last = start
  for (let entry = 1; entry < count; entry++)
    last += 46 + view.getUint16(last + 28, true) + view.getUint16(last + 30, true) + view.getUint16(last + 32, true)
  const more = Array.from({ length: times - 1 }, () => zip.subarray(last, end))
  const whole = new Uint8Array(zip.byteLength + more.length * (end - last))
  whole.set(zip.subarray(0, end))
  for (const [index, entry] of more.entries()) whole.set(entry, end + index * entry.byteLength)
  whole.set(zip.subarray(end), whole.byteLength - 22)
  const changed = new DataView(whole.buffer, whole.byteLength - 22)
  for (const at of [8, 10]) changed.setUint16(at, count + more.length, true)
  changed.setUint32(12, whole.byteLength - 22 - start, true)
  return whole
}
