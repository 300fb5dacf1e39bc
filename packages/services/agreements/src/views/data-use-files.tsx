import { Button, Callout, saveText, useRoot, useToast } from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { useAgreementsText } from '../generated/text.ts'
import { type DataUse, type DataUseFileProblem, readDataUse, writeDataUse } from '../model.ts'

interface DataUseFilesProps {
  /** Name of the file, without its ending. */
  name: string
  entries: readonly DataUse[]
  /** Takes entries over into the draft. Undefined: read-only. */
  onLoad: ((entries: readonly DataUse[]) => void) | undefined
}

/** The declaration as a file, and back: what is imported becomes a draft, and nothing is confirmed. */
export function DataUseFiles({ name, entries, onLoad }: DataUseFilesProps) {
  const text = useAgreementsText()
  const { node } = useRoot()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<readonly DataUseFileProblem[]>([])
  const save = () => {
    saveText(writeDataUse(entries), `${name}-data-use.csv`, node)
  }
  const load = async (file: File) => {
    const read = readDataUse(await file.text())
    setProblems(read.problems)
    if (read.entries.length > 0) onLoad?.(read.entries)
    toast.show({ title: text('agreements.dataUse.import.done', { count: read.entries.length }) })
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button icon="download" onClick={save}>
          {text('agreements.dataUse.export')}
        </Button>
        {onLoad ? (
          <Button icon="upload" onClick={() => input.current?.click()}>
            {text('agreements.dataUse.import')}
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt"
          hidden
          aria-label={text('agreements.dataUse.import')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void load(file)
          }}
        />
      </div>
      {problems.length > 0 ? (
        <Callout
          tone="warning"
          live
          title={text('agreements.dataUse.import.problems', { count: problems.length })}
          onClose={() => setProblems([])}
        >
          <ul className="max-h-40 overflow-auto">
            {problems.map(({ row, column, value }) => (
              <li key={row} className="wrap-anywhere">
                {text('agreements.dataUse.import.line', { row, column, value })}
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
    </div>
  )
}
