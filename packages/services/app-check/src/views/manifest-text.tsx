import type { Report } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import { XmlLines } from './xml-lines.tsx'

/** The manifest as text. */
export function ManifestText({ report }: { report: Report }) {
  const text = useAppCheckText()
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{text('app-check.manifest.body')}</p>
      <XmlLines text={report.manifestText} />
    </div>
  )
}
