import { useState } from 'react'
import { Button } from '../parts/button.tsx'
import { IconButton } from '../parts/icon-button.tsx'
import { copyText } from '../parts/identifier.tsx'
import { cellInFull, cellText } from './cell-text.ts'
import { useGridText } from './grid-text.ts'
import type { DataGridColumn } from './grid-types.ts'

interface ValuePanelProps {
  column: DataGridColumn
  row: number
  value: unknown
  onClose: () => void
}

/** The complete value of the active cell, with JSON pretty-printed. */
export function ValuePanel({ column, row, value, onClose }: ValuePanelProps) {
  const text = useGridText()
  const [copied, setCopied] = useState(false)
  const full = cellInFull(value)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does the same
    <section
      aria-label={text('grid.value', { column: column.name, row })}
      onKeyDown={(event) => event.key === 'Escape' && (event.stopPropagation(), onClose())}
      className="flex max-h-60 min-h-28 shrink-0 flex-col border-t border-line bg-raised text-sm"
    >
      <header className="flex items-center gap-2 border-b border-line bg-sunken ps-3 pe-1">
        <h3 className="min-w-0 truncate font-mono text-xs font-medium">{column.name}</h3>
        <span className="min-w-0 flex-1 truncate text-xs text-muted">
          {[column.type, text('grid.characters', { count: cellText(value).length })].filter(Boolean).join(' · ')}
        </span>
        <Button
          size="small"
          tone="quiet"
          icon={copied ? 'check' : 'copy'}
          onClick={() => void copyText(cellText(value)).then(setCopied)}
        >
          {text('grid.copy')}
        </Button>
        <IconButton size="small" icon="close" label={text('grid.close')} onClick={onClose} />
      </header>
      <pre
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto p-3 font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]"
      >
        {value === null || value === undefined ? <span className="text-faint italic">NULL</span> : full}
      </pre>
    </section>
  )
}
