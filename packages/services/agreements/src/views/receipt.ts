import { escapeMarkup as escape } from '@console-widgets/core/formats'
import { saveText } from '@console-widgets/ui'
import type { SignedText, Signature } from '../data.ts'

/** Words of a receipt in the language of the interface. */
export interface ReceiptWords {
  heading: string
  name: string
  account: string
  time: string
  agreement: string
}

/** Writes a receipt as a page of its own: who signed what and when, and the text to the byte. */
export function writeReceipt(signature: Signature, signed: SignedText, words: ReceiptWords): string {
  const rows: readonly [string, string][] = [
    [words.agreement, signed.title],
    [words.name, signature.signerName],
    [words.account, signature.userName],
    [words.time, new Date(signature.signTime).toISOString()],
    ['SHA-256', signed.sha256],
  ]
  const list = rows.map(([label, value]) => `<dt>${escape(label)}</dt><dd>${escape(value)}</dd>`).join('')
  // A browser drops the first line break in a pre; this one is ours.
  return `<!doctype html><html><head><meta charset="utf-8"><title>${escape(words.heading)}</title></head><body><h1>${escape(words.heading)}</h1><dl>${list}</dl><pre style="white-space:pre-wrap">\n${escape(signed.content)}</pre></body></html>`
}

/** Downloads a receipt. */
export function saveReceipt(signature: Signature, signed: SignedText, words: ReceiptWords, node: Node): void {
  saveText(writeReceipt(signature, signed, words), `${signature.code}-${signature.version}.html`, node)
}
