import type { Evidence, Report } from '../data.ts'
import { XmlLines } from './xml-lines.tsx'

/** Where a finding is, and what was found there, in two lines. */
export function EvidencePlace({ evidence: { file, line, offset }, note }: { evidence: Evidence; note: string }) {
  const place = line === undefined ? (offset === undefined ? '' : ` +0x${offset.toString(16)}`) : `:${line}`
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      {file ? <code className="text-sm">{file + place}</code> : null}
      {note ? <p className={file ? 'text-sm text-muted' : ''}>{note}</p> : null}
    </div>
  )
}

/** Whether there is more to see than the place. */
export function hasView({ line, hex }: Evidence): boolean {
  return line !== undefined || hex !== undefined
}

/** Lines before and after the one in question. */
const around = 4

/** The evidence itself: the manifest with the line marked, or the bytes of a file. */
export function EvidenceView({ evidence: { line, hex, offset }, report }: { evidence: Evidence; report: Report }) {
  if (hex !== undefined) return <HexBytes hex={hex} offset={offset ?? 0} />
  if (line === undefined) return null
  return <XmlLines text={report.manifestText} from={line - around} to={line + around} marked={line} />
}

/** Bytes in rows of 16, with their offsets and as text. */
function HexBytes({ hex, offset }: { hex: string; offset: number }) {
  const bytes = hex.match(/../g) ?? []
  const rows = Array.from({ length: Math.ceil(bytes.length / 16) }, (_, row) => bytes.slice(row * 16, row * 16 + 16))
  const shown = (byte: string) => {
    const code = Number.parseInt(byte, 16)
    return code >= 32 && code < 127 ? String.fromCharCode(code) : '·'
  }
  return (
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that keys have to reach it
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-sunken p-2 text-sm"
    >
      {rows
        .map(
          (row, index) =>
            `${(offset + index * 16).toString(16).padStart(8, '0')}  ${row.join(' ').padEnd(47)}  ${row.map(shown).join('')}`,
        )
        .join('\n')}
    </pre>
  )
}
