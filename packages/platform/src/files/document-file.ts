import { readImageHeader } from '@console-widgets/core/image-header'
import type { PlatformParts } from '../calls/platform-parts.ts'
import { issue, type RuledIssue } from '../refusals/issue.ts'
import { suffixOf } from './content-type.ts'
import { requireBytes, type StoredObject } from './objects.ts'
import { readPdf, type PdfProblem } from './read-pdf.ts'

/** What the file of a document must be like. */
export interface DocumentFileLimits {
  /** Extensions, without a dot. */
  endings: readonly string[]
  /** Size, in bytes. */
  fileSize: number
  /** Longer side of a scan, in pixels. */
  scanSide: number
}

/** Why a file isn’t accepted as a document. */
export type DocumentProblem = PdfProblem | 'type' | 'small' | 'large'

/** Opens an uploaded file: its text, which is empty if it is a scan, or why it isn’t accepted. */
export async function readDocument(
  services: PlatformParts,
  row: StoredObject,
  { endings, fileSize, scanSide }: DocumentFileLimits,
): Promise<{ text: string } | DocumentProblem> {
  if (!endings.includes(suffixOf(row.fileName))) return 'type'
  if (row.size > fileSize) return 'large'
  const { storageKey } = await requireBytes(services, row)
  const bytes = await services.objects.read(storageKey, 0, row.size)
  const image = readImageHeader(bytes)
  if (image) return Math.max(image.width, image.height) < scanSide ? 'small' : { text: '' }
  // PDFs may begin with other bytes, but then other readers take them for something else.
  return isPdf(bytes) ? readPdf(bytes) : 'type'
}

/** Whether a file begins as a PDF. */
export const isPdf = (bytes: Uint8Array): boolean =>
  [0x25, 0x50, 0x44, 0x46, 0x2d].every((byte, at) => bytes[at] === byte)

/** Says why a file isn’t accepted. */
export function issueOfDocument(
  field: string,
  problem: DocumentProblem,
  file: string,
  { fileSize, scanSide }: DocumentFileLimits,
): RuledIssue {
  if (problem === 'small') return issue(field, 'document-small', { file, pixels: scanSide })
  if (problem === 'large') return issue(field, 'document-large', { file, most: fileSize / 1024 ** 2 })
  return issue(field, `document-${problem}`, { file })
}

/** Letters and digits that make a text. Fewer are left over from a scan. */
const leastText = 20

/** Text of files, or null if it is too short to compare with: the documents are scans. */
export function readableText(texts: readonly string[]): string | null {
  const text = texts.join('\n')
  return (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < leastText ? null : text
}

/** Text of a document without what differs from one document to another: case, width, spaces, and hyphens. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
