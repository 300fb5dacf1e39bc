import { FigureTable, Section } from '@console-widgets/ui'
import type { Report } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import { useWords } from './use-words.ts'

interface FiguresByProps {
  title: string
  /** Heading of the rows' names. */
  heading: string
  rows: readonly (Report['versions'][number] & { name: string })[]
}

/** Figures by version, language, or country. */
export function FiguresBy({ title, heading, rows }: FiguresByProps) {
  const text = useAppMessagingText()
  const { writeInterval, writeNumber, writeShare } = useWords()
  if (rows.length === 0) return null
  return (
    <Section title={title}>
      <FigureTable
        title={title}
        rowHeading={heading}
        columns={(['people', 'impressions', 'clicks', 'clickShare', 'interval'] as const).map((each) =>
          text(`app-messaging.${each}`),
        )}
        rows={rows.map((row) => ({
          id: row.key,
          name: row.name,
          values: [
            writeNumber(row.people),
            writeNumber(row.impressions),
            writeNumber(row.clicks),
            writeShare(row.clickShare),
            writeInterval(row.clickInterval),
          ],
        }))}
      />
    </Section>
  )
}
