/** What a PDF contains, as far as a reviewer can read it. */
export interface PdfContent {
  pages: number
  /** Text of its first pages. Empty if they are scans. */
  text: string
}

/** Why a PDF isn’t accepted: it asks for a password, runs scripts, has no page, or can’t be read. */
export type PdfProblem = 'encrypted' | 'script' | 'empty' | 'damaged'

/** Pages whose text and scripts are read. */
const mostPages = 50

/** Reads a PDF. The reader is loaded when the first one is read. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent | PdfProblem> {
  const { getDocumentProxy } = await import('unpdf')
  // The reader takes the bytes away from its caller.
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'PasswordException') return 'encrypted' as const
    return 'damaged' as const
  })
  if (typeof pdf === 'string') return pdf
  try {
    const { info } = (await pdf.getMetadata()) as { info: { EncryptFilterName?: string | null } }
    if (info.EncryptFilterName) return 'encrypted'
    if (pdf.numPages === 0) return 'empty'
    if (await pdf.hasJSActions()) return 'script'
    const texts: string[] = []
    for (let number = 1; number <= Math.min(pdf.numPages, mostPages); number += 1) {
      const page = await pdf.getPage(number)
      if (Object.keys((await page.getJSActions()) ?? {}).length > 0) return 'script'
      const { items } = await page.getTextContent()
      texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    }
    return { pages: pdf.numPages, text: texts.join('\n').trim() }
  } catch {
    return 'damaged'
  } finally {
    await pdf.destroy()
  }
}
