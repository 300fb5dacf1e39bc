import { useStore } from '@nanostores/react'
import { Button } from '../../../parts/button.tsx'
import { formatNumber } from '@console-widgets/core/formats'
import { withText } from '../../../text/with-text.tsx'
import { useLanguage } from '../../../text/use-locale.ts'
import { useExportText } from './export-text.ts'
import { exportLimit } from './export-limit.ts'
import { exportLocales } from './locales/index.ts'
import { type Exported, useExport } from './use-export.ts'
import type { ExportFormat } from './write-rows.ts'

export interface ExportButtonsProps {
  exported: Exported<never>
  tone?: 'quiet'
  /** Called when an export starts. */
  onStart?: () => void
}

function Buttons({ exported, tone, onStart }: ExportButtonsProps) {
  const text = useExportText()
  const language = useLanguage()
  const saveRows = useExport(exported)
  const { total = 0 } = useStore(exported.list.$data)
  const save = (format: ExportFormat) => () => {
    onStart?.()
    void saveRows(format)
  }
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button size="small" tone={tone} icon="download" onClick={save('csv')}>
        {text('ui.export.csv')}
      </Button>
      <Button size="small" tone={tone} icon="download" onClick={save('xlsx')}>
        {text('ui.export.excel')}
      </Button>
      {total > exportLimit ? (
        <span className="px-2 text-xs text-muted">
          {text('ui.export.limit', { most: formatNumber(exportLimit, language) })}
        </span>
      ) : null}
    </div>
  )
}

/** Buttons that export what a list shows: its filters, order, and columns, or the selected records. */
export const ExportButtons = withText(exportLocales, Buttons, null)
