import { Section } from '@console-widgets/ui'
import type { Report } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import { useWords } from './use-words.ts'

type Row = Report['versions'][number] & { name: string }

/** Figures by version, language, or country. */
export function FigureTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const text = useAppMessagingText()
  const { writeInterval, writeNumber, writeShare } = useWords()
  if (rows.length === 0) return null
  const headers = ['people', 'impressions', 'clicks', 'clickShare', 'interval'] as const
  return (
    <Section title={title}>
      <div className="min-w-0 overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="pb-1">
                <span className="sr-only">{title}</span>
              </th>
              {headers.map((each) => (
                <th key={each} scope="col" className="pb-1 ps-3 text-end font-normal">
                  {text(`app-messaging.${each}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal wrap-break-word">
                  {row.name}
                </th>
                <td className="py-1 ps-3 text-end">{writeNumber(row.people)}</td>
                <td className="py-1 ps-3 text-end">{writeNumber(row.impressions)}</td>
                <td className="py-1 ps-3 text-end">{writeNumber(row.clicks)}</td>
                <td className="py-1 ps-3 text-end">{writeShare(row.clickShare)}</td>
                <td className="py-1 ps-3 text-end">{writeInterval(row.clickInterval)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
