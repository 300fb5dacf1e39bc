import {
  Button,
  lazyFormDialog,
  Popover,
  PopoverContent,
  PopoverTrigger,
  saveAddress,
  useAllowed,
  useConsole,
  useData,
  useLanguage,
  useStore,
  useToast,
  useErrorWords,
  icons,
} from '@console-widgets/ui'
import { useState } from 'react'
import { languageTag } from '@console-widgets/core'
import { calls } from '../contract.ts'
import { exportsData, type ReportOf, type ReportQuestion } from '../data.ts'
import { exportTypes, type ExportType, type ReportLanguage, reportLanguages } from '../model.ts'
import { useReportsText } from '../generated/text.ts'

const SaveTemplate = lazyFormDialog(() => import('./save-template.tsx').then((module) => module.SaveTemplate))

/** Language of export files and news for the interface language. */
export function useReportLanguage(): ReportLanguage {
  const tag = languageTag(useLanguage()).toLowerCase()
  return reportLanguages.find((each) => each.toLowerCase().startsWith(tag.slice(0, 2))) ?? 'en-US'
}

interface ReportActionsProps {
  report: ReportOf
  question: ReportQuestion
  days: number | undefined
}

/** Actions on the current report: export it, or save it as a template. Visitors have neither. */
export function ReportActions({ report, question, days }: ReportActionsProps) {
  const text = useReportsText()
  const { status } = useStore(useConsole().session.$state)
  const mayKeep = useAllowed(calls['reports.report-template.create'])
  const [keeping, setKeeping] = useState(false)
  if (status === 'visitor') return null
  return (
    <div className="flex flex-wrap gap-2">
      {mayKeep ? (
        <Button onClick={() => setKeeping(true)} onPointerEnter={SaveTemplate.prepare} onFocus={SaveTemplate.prepare}>
          {text('reports.template.save')}
        </Button>
      ) : null}
      <ExportButton {...{ report, question }} />
      <SaveTemplate open={keeping} onOpenChange={setKeeping} {...{ report, question, days }} />
    </div>
  )
}

/** Exports the current settings: immediately, or as a task with progress. */
function ExportButton({ report, question }: Pick<ReportActionsProps, 'report' | 'question'>) {
  const text = useReportsText()
  const language = useReportLanguage()
  const { start } = useData(exportsData)
  const toasts = useToast()
  const words = useErrorWords()
  const [open, setOpen] = useState(false)
  const [pending, setPending] = useState(false)
  const save = async (exportType: ExportType) => {
    setOpen(false)
    setPending(true)
    try {
      const file = await start({ report, question, exportType, language })
      if (file) {
        saveAddress(file.fileURL, file.fileName, document)
        toasts.show({ title: text('reports.exported', { name: file.fileName }) })
      }
    } catch (error) {
      const { what, advice, silent } = words(error)
      if (!silent) toasts.show({ tone: 'danger', title: what, body: advice })
    } finally {
      setPending(false)
    }
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>
        <Button icon="download" pending={pending} trailingIcon="chevron-down">
          {text('reports.export')}
        </Button>
      </PopoverTrigger>
      <PopoverContent label={text('reports.export')} align="end">
        <div className="flex flex-col gap-1">
          {exportTypes.map((type) => (
            <Button key={type} tone="quiet" icon={icons.file} className="justify-start" onClick={() => void save(type)}>
              {text(`reports.export${type}`)}
            </Button>
          ))}
        </div>
      </PopoverContent>
    </Popover>
  )
}
