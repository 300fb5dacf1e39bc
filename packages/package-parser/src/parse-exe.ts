import { PackageFailure, readExactly, viewOf, type PackageFile } from './package-file.ts'
import type { OnStage, PackageFacts } from './package-facts.ts'

/** Processor architectures of desktop programs, by their number in the header. */
const machines: Readonly<Record<number, string>> = { 0x014c: 'x86', 0x8664: 'x86_64', 0xaa64: 'arm64' }

/** Reads the header of a desktop program. The developer provides the name and version. */
export async function parseExe(file: PackageFile, onStage: OnStage): Promise<PackageFacts> {
  const head = viewOf(await file.read(0, 64))
  if (head.byteLength < 64 || head.getUint16(0) !== 0x4d5a)
    throw new PackageFailure('not-a-package', 'The file isn’t a Windows program')
  onStage('manifest')
  const header = viewOf(await readExactly(file, head.getUint32(60, true), 24))
  if (header.getUint32(0) !== 0x50450000)
    throw new PackageFailure('not-a-package', 'The file isn’t a Windows program: its header is missing')
  const machine = header.getUint16(4, true)
  onStage('signature')
  return {
    packageName: null,
    label: null,
    versionName: null,
    versionCode: null,
    minSdk: null,
    targetSdk: null,
    debuggable: false,
    testOnly: false,
    permissions: [],
    features: [],
    abis: [machines[machine] ?? `0x${machine.toString(16)}`],
    signatureSchemes: [],
    signer: null,
    contents: [],
  }
}
