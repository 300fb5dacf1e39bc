import { expect, it } from 'vitest'
import { renderWidget } from '../../../testing/render-widget.tsx'
import { readTableFile } from './read-table-file.ts'
import { TableFileProblem } from './table-file-problem.tsx'

const refusal = (content: string, name: string) =>
  readTableFile(new File([content], name)).catch((error: unknown) => error)

it.each([
  ['en', 'The file isn’t an Excel workbook', 'The quotation mark in line 1 is never closed.'],
  ['cn', '该文件不是 Excel 工作簿', '第 1 行的引号未闭合。'],
  ['ru', 'Это не книга Excel', 'Кавычка в строке 1 не закрыта.'],
] as const)('says in the language of the console why a file is refused: %s', async (language, kind, quote) => {
  const view = await renderWidget(
    <>
      <p>
        <TableFileProblem error={await refusal('no workbook', 'prices.xlsx')} />
      </p>
      <p>
        <TableFileProblem error={await refusal('"DE', 'prices.csv')} />
      </p>
    </>,
    { language },
  )
  await view.findByText(kind, { exact: false })
  expect(await view.findByText(quote)).toBeDefined()
})
