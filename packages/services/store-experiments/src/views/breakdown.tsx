import { listCountries } from '@console-widgets/core/tables'
import { FigureTable, Section, useLanguage } from '@console-widgets/ui'
import type { MaterialTest, Result } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { useVariantName } from './use-variant-name.ts'
import { useWords } from './use-words.ts'

const sources = ['search', 'recommendation', 'ranking', 'advertising', 'link', 'other'] as const

/** Visitors and installations by country and by source, from which nothing should be concluded. */
export function Breakdown({ test, result }: { test: MaterialTest; result: Result }) {
  const text = useStoreExperimentsText()
  const countries = listCountries(useLanguage())
  const countryName = (code: string) => countries.find(({ id }) => id === code)?.name ?? code
  const sourceName = (code: string) => {
    const source = sources.find((each) => each === code)
    return source === undefined ? code : text(`store-experiments.source.${source}`)
  }
  if (result.countries.length === 0) return null
  return (
    <Section title={text('store-experiments.breakdown')} description={text('store-experiments.breakdown.body')}>
      <div className="@container">
        <div className="grid min-w-0 gap-6 @md:grid-cols-2">
          <Rows test={test} header={text('store-experiments.country')} rows={result.countries} nameOf={countryName} />
          <Rows test={test} header={text('store-experiments.source')} rows={result.sources} nameOf={sourceName} />
        </div>
      </div>
    </Section>
  )
}

interface RowsProps {
  test: MaterialTest
  header: string
  rows: Result['countries']
  nameOf: (value: string) => string
}

function Rows({ test, header, rows, nameOf }: RowsProps) {
  const text = useStoreExperimentsText()
  const variantName = useVariantName(test)
  const { writeNumber } = useWords()
  const [first] = rows
  return (
    <FigureTable
      title={header}
      rowHeading={header}
      columns={(first?.groups ?? []).map(({ variantId }) => variantName(variantId))}
      rows={rows.map(({ value, groups }) => ({
        id: value,
        name: nameOf(value),
        values: groups.map(({ visitors, done }) =>
          text('store-experiments.breakdown.value', { installs: writeNumber(done), visitors: writeNumber(visitors) }),
        ),
      }))}
    />
  )
}
