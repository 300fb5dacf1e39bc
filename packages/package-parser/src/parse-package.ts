import type { OnStage, PackageFacts, PackageFormat, ParseStage } from './package-facts.ts'
import { PackageFailure, type PackageDefect, type PackageFile } from './package-file.ts'
import { parseApk } from './parse-apk.ts'
import { parseExe } from './parse-exe.ts'
import { parseRpk } from './parse-rpk.ts'

/** Metadata, or the failure and its step. */
export type ParseResult = { facts: PackageFacts } | { failedAt: ParseStage; reason: PackageDefect; message: string }

const parsers: Partial<Record<PackageFormat, (file: PackageFile, onStage: OnStage) => Promise<PackageFacts>>> = {
  apk: parseApk,
  rpk: parseRpk,
  wpk: parseRpk,
  exe: parseExe,
}

/**
 * Reads a package. Any defect of the file is a result, wherever the parser meets it.
 * @throws errors of reading its bytes: they aren't the file's fault, and may be temporary
 */
export async function parsePackage(format: PackageFormat, file: PackageFile): Promise<ParseResult> {
  const parse = parsers[format]
  if (!parse)
    return { failedAt: 'structure', reason: 'not-a-package', message: `Packages of type ${format} aren’t supported` }
  const troubles: unknown[] = []
  const read: PackageFile['read'] = (offset, length) =>
    file.read(offset, length).catch((error: unknown) => {
      troubles.push(error)
      throw error
    })
  const reached: ParseStage[] = ['structure']
  try {
    return { facts: await parse({ size: file.size, read }, (stage) => void reached.push(stage)) }
  } catch (error) {
    if (troubles.length > 0) throw troubles[0]
    const failedAt = reached.at(-1) as ParseStage
    if (error instanceof PackageFailure) return { failedAt, reason: error.reason, message: error.message }
    return {
      failedAt,
      reason: failedAt === 'manifest' ? 'bad-manifest' : 'damaged',
      message: 'The package is damaged: it refers to missing data',
    }
  }
}
