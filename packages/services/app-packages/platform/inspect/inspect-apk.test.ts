import { open } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import {
  type ApkContents,
  buildApk,
  fileOf,
  makePackageKey,
  signApk,
  writeDex,
  writeElf,
  zipFiles,
} from '@console-widgets/package-parser/build'
import { type PackageFile, viewOf } from '@console-widgets/package-parser'
import { inspectApk } from './inspect-apk.ts'

const key = await makePackageKey({ seed: 'inspect-apk.test', commonName: 'Harbour Works' })
const contents: ApkContents = {
  packageName: 'com.example.harbour',
  versionCode: 7,
  versionName: '1.7.0',
  label: 'Harbour',
  minSdk: 26,
}
const never = new AbortController().signal
const inspectFile = (file: PackageFile, progress: (done: number, total: number) => void = () => {}) =>
  inspectApk(file, { signal: never, progress: async (done, total) => progress(done, total) })
const inspect = async (change: Partial<ApkContents>) =>
  inspectFile(fileOf(await buildApk({ ...contents, ...change }, key)))
/** A secret in parts, so that no scanner of repositories takes it for a real one. */
const awsKey = ['AKIA', 'Q3EGRIZNKPDW7LVM'].join('')
const pem = ['-----BEGIN', 'PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n'].join(' ')

describe('a package from a build server', () => {
  it('is inspected as a whole', async () => {
    const file = await open('node_modules/android-apidemos/apks/ApiDemos-debug.apk')
    const { size } = await file.stat()
    const steps: number[] = []
    const found = await inspectFile(
      {
        size,
        async read(offset, length) {
          const bytes = new Uint8Array(length)
          const { bytesRead } = await file.read(bytes, 0, length, offset)
          return bytes.subarray(0, bytesRead)
        },
      },
      (done, total) => steps.push(done / total),
    )
    await file.close()
    expect(found).toMatchObject({
      manifest: { debuggable: true, backsUpAll: false, minSdk: 17, targetSdk: 33 },
      certificate: { algorithm: 'RSA', bits: 2048, hash: 'SHA-256', subject: 'CN=Android Debug, O=Android, C=US' },
      signatureSchemes: [2],
      code: [{ file: 'classes.dex', version: '035', classes: 5068, methods: 43_541 }],
      // Speech is recognized by another app, which it only starts.
      unusedPermissions: ['android.permission.RECORD_AUDIO'],
      riskyCalls: [{ file: 'classes.dex', call: 'Landroid/webkit/WebView;->setWebContentsDebuggingEnabled' }],
      libraries: [],
      secrets: [],
      unreadable: [],
    })
    const lines = found.manifestText.split('\n')
    const [component] = found.manifest.openComponents
    expect(lines.slice((component?.line ?? 0) - 1, component?.line).join('\n')).toContain('<activity')
    expect(found.languages.find(({ language }) => language === '')?.strings).toBe(975)
    expect(found.languages.find(({ language }) => language === 'ru')?.strings).toBe(29)
    expect(found.parts.reduce((sum, { packed }) => sum + packed, 0)).toBeLessThan(size)
    // Its pictures are measured from their own bytes, without those that stretch.
    const pictures = found.pictures ?? []
    expect(pictures).toHaveLength(51)
    expect(pictures.some(({ file }) => file.endsWith('.9.png'))).toBe(false)
    expect(pictures.filter(({ packed, webp }) => webp <= packed / 2)).toHaveLength(10)
    expect(found.codePackages[0]?.name).toContain('.')
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.every((step) => step <= 1)).toBe(true)
  })
})

describe('the manifest', () => {
  it('shows components that are open without a permission, with their lines', async () => {
    const { manifest, manifestText } = await inspect({
      components: [
        { tag: 'service', name: 'com.example.Open', exported: true },
        { tag: 'service', name: 'com.example.Closed', exported: false },
        { tag: 'provider', name: 'com.example.Guarded', exported: true, permission: 'com.example.READ' },
      ],
    })
    const [component, ...others] = manifest.openComponents
    expect(component).toMatchObject({ kind: 'service', name: 'com.example.Open' })
    expect(others).toEqual([])
    expect(manifestText.split('\n')[(component?.line ?? 0) - 1]).toContain('<service')
  })

  it('says what is allowed: backup, debugging, traffic without encryption', async () => {
    expect((await inspect({})).manifest).toMatchObject({ backsUpAll: true, debuggable: false, cleartext: 'unsaid' })
    const application = [
      { name: 'allowBackup', resourceId: 0x01010280, value: false },
      { name: 'usesCleartextTraffic', resourceId: 0x010104ec, value: true },
    ]
    const { manifest } = await inspect({ application, debuggable: true })
    expect(manifest).toMatchObject({ backsUpAll: false, debuggable: true, cleartext: 'yes' })
  })
})

describe('the code', () => {
  it('shows SDKs, the use of permissions, and risky calls', async () => {
    const found = await inspect({
      permissions: ['android.permission.CAMERA', 'android.permission.NFC', 'android.permission.INTERNET'],
      code: {
        classes: ['Lcom/example/harbour/Main;', 'Lcom/huawei/hms/push/A;', 'Lcom/huawei/hms/push/B;', 'Lokhttp3/C;'],
        calls: ['Landroid/nfc/NfcAdapter;->enableReaderMode', 'Landroid/webkit/SslErrorHandler;->proceed'],
      },
    })
    expect(found.unusedPermissions).toEqual(['android.permission.CAMERA'])
    expect(found.riskyCalls).toEqual([{ file: 'classes.dex', call: 'Landroid/webkit/SslErrorHandler;->proceed' }])
    expect(found.sdks.map(({ name, classes, data }) => [name, classes, data])).toEqual([
      ['HUAWEI Push Kit', 2, ['device-ids']],
      ['OkHttp', 1, []],
    ])
  })

  it('doesn’t call a permission unused if some code can’t be read', async () => {
    const files = { 'classes2.dex': 'dex\n035\0' }
    const found = await inspect({ permissions: ['android.permission.CAMERA'], files })
    expect(found.unusedPermissions).toEqual([])
    expect(found.unreadable).toMatchObject([{ file: 'classes2.dex' }])
  })
})

describe('native libraries', () => {
  it('show alignment, protection, symbols, and where they are stored', async () => {
    const { libraries, abis } = await inspect({
      abis: ['arm64-v8a', 'armeabi-v7a'],
      libraries: { alignment: 0x1000, executableStack: true, relro: false, hasSymbols: true },
    })
    expect(abis).toEqual(['arm64-v8a', 'armeabi-v7a'])
    expect(libraries).toMatchObject([
      { file: 'lib/arm64-v8a/libcore.so', machine: 'AArch64', is64: true, alignment: 0x1000, executableStack: true },
      { file: 'lib/armeabi-v7a/libcore.so', machine: 'ARM', is64: false, relro: false, stripped: false },
    ])
    expect(libraries[0]?.headers.hex).toMatch(/^01000000/)
    expect(libraries[0]?.storedAt).toBeGreaterThan(0)
  })

  it('are read in chunks of any size', async () => {
    const library = writeElf({ hasSymbols: true }, 200_000)
    const files = { 'lib/arm64-v8a/libbig.so': library }
    const compressed = await zipFiles({ ...(await plainFiles()), ...files }, { level: 6 })
    const found = await inspectFile(fileOf(await signApk(compressed, key)))
    expect(found.libraries).toMatchObject([{ stripped: false, relro: true, alignment: 0x4000, storedAt: null }])
  })
})

describe('secrets', () => {
  it('are found in code and in files, masked, each once', async () => {
    const { secrets } = await inspect({
      code: { classes: ['La;'], texts: [awsKey, 'just a long text of the app'] },
      files: {
        'assets/keys/server.pem': pem,
        'assets/config.json': `{"first": "${awsKey}", "again": "${awsKey}", "client_secret": "q8Zr3LwX0vT9bN5kYc7M"}`,
        'assets/example.json': '{"api_key": "your_api_key_goes_here_0000"}',
      },
    })
    expect(secrets.map(({ kind, file }) => [kind, file]).toSorted()).toEqual([
      ['aws-access-key', 'assets/config.json'],
      ['aws-access-key', 'classes.dex'],
      ['private-key', 'assets/keys/server.pem'],
      ['random-text', 'assets/config.json'],
    ])
    expect(JSON.stringify(secrets)).not.toContain(awsKey)
    expect(secrets.find(({ kind }) => kind === 'aws-access-key')?.masked).toBe('AKI…LVM')
  })

  it('are found where two chunks of a file meet', async () => {
    const padding = 'x '.repeat(131_064)
    const { secrets } = await inspect({ files: { 'assets/big.txt': `${padding}${awsKey} ${padding}` } })
    expect(secrets).toMatchObject([{ file: 'assets/big.txt', offset: padding.length }])
  })
})

it('finds files with the same content, by more than size and checksum', async () => {
  const sound = new Uint8Array(8192).fill(7)
  const { duplicates, parts } = await inspect({ files: { 'assets/a.ogg': sound, 'assets/b.ogg': sound } })
  expect(duplicates).toEqual([{ files: ['assets/a.ogg', 'assets/b.ogg'], size: 8192 }])
  expect(parts.find(({ path }) => path === 'assets/a.ogg')).toMatchObject({ kind: 'assets', unpacked: 8192 })
})

describe('a hostile package', () => {
  const dex = writeDex({ classes: ['La;'], calls: ['Lb;->run'], texts: ['a text of some length'] }, 4096)
  const lying = (at: number, value: number) => {
    const bytes = dex.slice()
    viewOf(bytes).setUint32(at, value, true)
    return bytes
  }
  const damaged: [what: string, bytes: Uint8Array][] = [
    ['more texts than bytes', lying(0x38, 0x0fffffff)],
    ['texts outside of the file', lying(0x70, 0xfffffff0)],
    ['types outside of the file', lying(0x44, 0xfffffff0)],
    ['classes of types that don’t exist', lying(0x60, 200)],
    ['nothing but its name', dex.slice(0, 12)],
    ['texts that are the same bytes', overlappingTexts()],
  ]
  it.each(damaged)('with code that has %s is unreadable in that part only', async (_, bytes) => {
    const { unreadable, manifest } = await inspect({ files: { 'classes2.dex': bytes } })
    expect(unreadable).toMatchObject([{ file: 'classes2.dex', message: expect.any(String) }])
    expect(manifest.targetSdk).toBe(34)
  })

  it('with truncated libraries is unreadable in that part only', async () => {
    const library = writeElf({ hasSymbols: true }, 2000)
    for (const length of [0, 3, 40, 63, 90, library.byteLength - 70]) {
      const { unreadable } = await inspect({ files: { 'lib/arm64-v8a/libcut.so': library.slice(0, length) } })
      expect(unreadable, `${length} bytes`).toMatchObject([{ file: 'lib/arm64-v8a/libcut.so' }])
    }
  })

  it('with a resource table that lies is unreadable in that part only', async () => {
    const table = new Uint8Array(64)
    const view = viewOf(table)
    view.setUint16(0, 2, true)
    view.setUint16(2, 12, true)
    view.setUint32(4, 64, true)
    view.setUint16(12, 1, true)
    view.setUint16(14, 28, true)
    view.setUint32(16, 52, true)
    view.setUint32(20, 0xffffffff, true)
    view.setUint32(32, 0xfffffff0, true)
    const { unreadable } = await inspect({ files: { 'resources.arsc': table } })
    expect(unreadable).toMatchObject([{ file: 'resources.arsc' }])
  })

  it('with names that lead elsewhere fails with a reason, or keeps them as names', async () => {
    for (const name of ['../../etc/passwd', '/etc/passwd', 'assets/line\nbreak', 'assets/\u202egnp.txt']) {
      const outcome = await inspect({ files: { [name]: pem } }).catch((error: Error) => error)
      if (outcome instanceof Error) expect(outcome.name).toBe('PackageFailure')
      else expect(outcome.secrets.every(({ file }) => !/\p{Cc}/u.test(file))).toBe(true)
    }
  })

  it('that isn’t a package at all fails with a reason', async () => {
    await expect(inspectFile(fileOf(new TextEncoder().encode('PK nothing')))).rejects.toMatchObject({
      name: 'PackageFailure',
    })
    await expect(inspectFile(fileOf(await zipFiles({ 'a.txt': 'a' })))).rejects.toMatchObject({ reason: 'no-manifest' })
  })

  it('fails with a reason or is inspected, whichever bytes are changed', async () => {
    const whole = await buildApk({ ...contents, abis: ['arm64-v8a'], files: { 'assets/a.txt': 'some text' } }, key)
    let state = 42
    const random = () => (state = (state * 1_103_515_245 + 12_345) % 0x80000000)
    for (let round = 0; round < 60; round++) {
      const bytes = whole.slice()
      for (let change = 0; change < 8; change++) bytes[random() % bytes.byteLength] = random() % 256
      const outcome = await inspectFile(fileOf(bytes)).catch((error: Error) => error.name)
      expect(typeof outcome === 'object' || outcome === 'PackageFailure', JSON.stringify(outcome)).toBe(true)
    }
  })
})

it('stops when it is canceled', async () => {
  const controller = new AbortController()
  controller.abort()
  const file = fileOf(await buildApk(contents, key))
  await expect(inspectApk(file, { signal: controller.signal, progress: async () => {} })).rejects.toMatchObject({
    name: 'AbortError',
  })
})

it('reads several large files of code and of text in bounded time', async () => {
  const dex = writeDex(
    { classes: Array.from({ length: 5000 }, (_, index) => `Lcom/example/C${index};`) },
    2 * 1024 ** 2,
  )
  const asset = new Uint8Array(4 * 1024 ** 2).fill(0x61)
  const files = Object.fromEntries([
    ...['2', '3', '4', '5'].map((number) => [`classes${number}.dex`, dex]),
    ...['a', 'b', 'c'].map((name) => [`assets/${name}.txt`, asset]),
  ]) as Record<string, Uint8Array>
  const file = fileOf(await buildApk({ ...contents, files }, key))
  const start = performance.now()
  const { code, unreadable } = await inspectFile(file)
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(unreadable).toEqual([])
  expect(code).toHaveLength(5)
})

async function plainFiles(): Promise<Record<string, Uint8Array>> {
  const { BlobReader, Uint8ArrayWriter, ZipReader } = await import('@zip.js/zip.js')
  const reader = new ZipReader(new BlobReader(new Blob([await buildApk(contents, key)])), { useWebWorkers: false })
  const files: Record<string, Uint8Array> = {}
  for (const entry of await reader.getEntries())
    if (!entry.directory) files[entry.filename] = await entry.getData(new Uint8ArrayWriter(), { useWebWorkers: false })
  return files
}

/** Code with many texts that all are the same long one. */
function overlappingTexts(): Uint8Array {
  const bytes = writeDex({ classes: ['La;'], texts: ['x'.repeat(4000), ...many(1000)] })
  const view = viewOf(bytes)
  const [count, start] = [view.getUint32(0x38, true), view.getUint32(0x3c, true)]
  const longest = view.getUint32(start + (count - 1) * 4, true)
  for (let index = 0; index < count; index++) view.setUint32(start + index * 4, longest, true)
  return bytes
}

function many(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `a${index}`)
}
