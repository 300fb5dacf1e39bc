import { Button, Callout, readTableFile, saveRows, TableFileProblem, useRoot, useToast } from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { usePricingText } from '../generated/text.ts'
import { type DraftRow, priceText, readPriceRows, type ReadTable } from '../model.ts'
import type { DraftOfPrices } from './use-price-draft.ts'

interface PriceFilesProps {
  /** Prices that the table shows, which are saved as a file. Without any, as while they load, there is no file. */
  shown: readonly DraftRow[]
  edited: DraftOfPrices
  isEditable: boolean
  today: string
  /** Name of the file, without its ending. */
  name: string
}

/** The shown prices as a file for a spreadsheet, and back: what is imported becomes a draft, and nothing is saved. */
export function PriceFiles({ shown, edited, isEditable, today, name }: PriceFilesProps) {
  const text = usePricingText()
  const { node } = useRoot()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<ReadTable['problems']>([])
  const save = (format: 'csv' | 'xlsx') => {
    const rows = shown.map(({ country, currency, price, origin }) => [
      country,
      currency,
      // A spreadsheet calculates with numbers; a text file has them as they are written.
      price === null ? '' : format === 'xlsx' ? Number(priceText(price, currency)) : priceText(price, currency),
      origin,
    ])
    void saveRows(format, { header: ['country', 'currency', 'price', 'origin'], rows, name: `${name}-prices` }, node)
  }
  const load = async (file: File) => {
    const rows = await readTableFile(file).catch((error: unknown) => {
      const title = text('pricing.load.unreadable', { file: file.name })
      toast.show({ tone: 'danger', title, body: <TableFileProblem error={error} /> })
    })
    if (!rows) return
    const read = readPriceRows(rows, today)
    // Lines that say what is there already change nothing.
    const known = new Map(edited.rows.map((row) => [row.country, row]))
    const changes = Object.fromEntries(
      Object.entries(read.changes).filter(([country, price]) => {
        const row = known.get(country)
        return price === null ? row?.origin === 'manual' : row?.price !== price
      }),
    )
    setProblems(read.problems)
    if (Object.keys(changes).length > 0) edited.setPrices(changes)
    toast.show({ title: text('pricing.load.done', { count: Object.keys(changes).length }) })
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button icon="download" disabled={shown.length === 0} onClick={() => save('csv')}>
          {text('pricing.export')}
        </Button>
        <Button icon="download" disabled={shown.length === 0} onClick={() => save('xlsx')}>
          {text('pricing.export.excel')}
        </Button>
        {isEditable ? (
          <Button icon="upload" onClick={() => input.current?.click()}>
            {text('pricing.load')}
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          hidden
          aria-label={text('pricing.load')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void load(file)
          }}
        />
      </div>
      <TableProblems problems={problems} onClose={() => setProblems([])} />
    </>
  )
}

/** Lines of a table that couldn't be read, each with its reason. */
export function TableProblems({ problems, onClose }: { problems: ReadTable['problems']; onClose: () => void }) {
  const text = usePricingText()
  if (problems.length === 0) return null
  return (
    <div className="w-full">
      <Callout tone="warning" live title={text('pricing.load.problems', { count: problems.length })} onClose={onClose}>
        <ul className="max-h-40 overflow-auto">
          {problems.map(({ line, text: written, problem }) => (
            <li key={line} className="wrap-anywhere">
              {text('pricing.load.line', { line, text: written, problem: text(`pricing.problem.${problem}`) })}
            </li>
          ))}
        </ul>
      </Callout>
    </div>
  )
}
