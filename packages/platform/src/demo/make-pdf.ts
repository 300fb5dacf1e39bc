/** Parts of a PDF that documents must not have, for tests. */
export interface PdfOptions {
  /** Asks for a password. */
  isEncrypted?: boolean
  /** Runs a script when it is opened. */
  script?: string
  /** Number of pages, each with all lines. Default 1. */
  pages?: number
}

/** Creates a PDF with lines of text in any script: a valid document for demo data and tests. */
export function makePdf(
  lines: readonly string[],
  { isEncrypted, script, pages = 1 }: PdfOptions = {},
): Uint8Array<ArrayBuffer> {
  const text = ['BT', '/F1 14 Tf', '20 TL', '56 780 Td', ...lines.map((line) => `<${hexOf(line)}> Tj T*`), 'ET'].join(
    '\n',
  )
  const kids = Array.from({ length: pages }, (_, at) => `${8 + at} 0 R`)
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${script === undefined ? '' : ` /OpenAction << /S /JavaScript /JS (${script}) >>`} >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /Sans /Encoding /Identity-H /DescendantFonts [4 0 R] /ToUnicode 6 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Sans /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 5 0 R /DW 500 >>',
    '<< /Type /FontDescriptor /FontName /Sans /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
    streamOf(unicodeMap),
    streamOf(text),
    ...kids.map(
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 7 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
    ...(isEncrypted ? [`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`] : []),
  ]
  let file = '%PDF-1.7\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const encrypt = isEncrypted ? ` /Encrypt ${objects.length} 0 R /ID [<${'01'.repeat(16)}> <${'01'.repeat(16)}>]` : ''
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${end}`)
}

/** Codes of the characters, which are those of UTF-16. */
const hexOf = (line: string) =>
  Array.from({ length: line.length }, (_, at) => line.charCodeAt(at).toString(16).padStart(4, '0')).join('')

const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

/** Maps each code to the same character, by which a reader finds the text. */
const unicodeMap = [
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
  '/CMapName /Unicode def /CMapType 2 def',
  '1 begincodespacerange <0000> <FFFF> endcodespacerange',
  `${0x80} beginbfrange`,
  ...Array.from({ length: 0x80 }, (_, at) => {
    const from = (at * 2).toString(16).padStart(2, '0')
    const to = (at * 2 + 1).toString(16).padStart(2, '0')
    return `<${from}00> <${to}ff> <${from}00>`
  }),
  'endbfrange endcmap CMapName currentdict /CMap defineresource pop end end',
].join('\n')
