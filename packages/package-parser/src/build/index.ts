/** Builds and signs packages the way compilers do, for demo data and tests. */
export { buildApk, fileOf, signApk, zipFiles, type ApkContents } from './build-apk.ts'
export { makePackageKey, type PackageKey } from './signing-key.ts'
export { join, number64, numbers } from './write-bytes.ts'
export { writeDex } from './write-dex.ts'
export { writeElf } from './write-elf.ts'
