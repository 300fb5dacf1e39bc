/** Rows of the table whose first column has this title: in each cell, what is marked as code. */
export function rowsOfGuide(guide: string, title: string): string[][][] {
  const [, rows = ''] = guide.split(new RegExp(`^\\| ${title} \\|.*\\n\\|[-|]+\\n`, 'm'))
  const [table = ''] = rows.split('\n\n')
  return table.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)),
  )
}
