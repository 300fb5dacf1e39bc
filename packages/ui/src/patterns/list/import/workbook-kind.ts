/** What a file's bytes are: a ZIP archive, as workbooks are, one of Excel's older containers, or anything else. */
export type WorkbookKind = 'archive' | 'encrypted' | 'old-workbook' | 'not-a-workbook'

/** Start of the compound files of older Excels, which newer ones keep encrypted workbooks in. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const archive = [0x50, 0x4b]

/** Name of the stream with an encrypted workbook, as a compound file's directory writes it. */
const encryptedStream = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])

/** Tells by its bytes what a file is that is named like a workbook. */
export function workbookKind(bytes: Uint8Array): WorkbookKind {
  if (isAt(bytes, 0, archive)) return 'archive'
  if (!isAt(bytes, 0, compoundFile)) return 'not-a-workbook'
  // Entries of the directory are 128 bytes long, and begin with their names.
  for (let at = 512; at < bytes.length; at += 128) if (isAt(bytes, at, encryptedStream)) return 'encrypted'
  return 'old-workbook'
}

const isAt = (bytes: Uint8Array, at: number, expected: readonly number[]) =>
  expected.every((byte, index) => bytes[at + index] === byte)
