import {
  Button,
  Callout,
  Dialog,
  DialogContent,
  FileDrop,
  readTableFile,
  saveRows,
  TableFileProblem,
  useErrorWords,
  useRoot,
  useToast,
  withText,
} from '@console-widgets/ui'
import { useState } from 'react'
import { textsFileLocales } from '../generated/locales.ts'
import { useTextsFileText, useVersionsText } from '../generated/text.ts'
import { planTexts, rowsOfTexts, type TextsPlan } from '../texts-file/plan-texts.ts'
import type { SectionProps } from './section-props.ts'
import { TextsFileReport } from './texts-file-report.tsx'
import { useSaveAtOnce } from './use-save.ts'
import { useLocked } from './use-reason.ts'

interface TextsFileDialogProps extends SectionProps {
  onClose: () => void
}

/** Export of the texts in all languages, and import of such a file, which shows its changes before they are saved. */
export const TextsFileDialog = withText(textsFileLocales, TextsFile)

/** In bytes: 80 languages with texts of the greatest length are smaller, in any script. */
const largestFile = 10 * 1024 ** 2

/** A chosen file, and its rows, or why it can't be read. */
interface Chosen {
  file: File
  rows?: readonly (readonly string[])[]
  failure?: unknown
}

function TextsFile({ version, onClose }: TextsFileDialogProps) {
  const text = useTextsFileText()
  const ofVersions = useVersionsText()
  const { node } = useRoot()
  const toasts = useToast()
  const words = useErrorWords()
  const save = useSaveAtOnce(version)
  const locked = useLocked(version)
  const [chosen, setChosen] = useState<Chosen>()
  const [pending, setPending] = useState(false)
  const plan = chosen?.rows && planTexts(chosen.rows, version.languages)
  const count = plan && isReady(plan) ? plan.languages.length : 0
  const tell = (error: unknown) => toasts.show({ tone: 'danger', title: words(error).what, body: words(error).advice })
  const download = (format: 'csv' | 'xlsx') => () => {
    const name = `${version.appName} ${version.versionNumber ?? ''}`.trim()
    saveRows(format, { ...rowsOfTexts(version.languages), name }, node).catch(tell)
  }
  const choose = async (file: File | undefined) => {
    if (!file) return setChosen(undefined)
    setChosen(
      await readTableFile(file).then(
        (rows) => ({ file, rows }),
        (failure: unknown) => ({ file, failure }),
      ),
    )
  }
  const run = async () => {
    if (!plan) return
    setPending(true)
    try {
      await save({
        languages: plan.languages.map(({ lang, changes }) => ({
          lang,
          ...Object.fromEntries(changes.map(({ column, after }) => [column, after])),
        })),
      })
      onClose()
    } catch (error) {
      tell(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        size="large"
        title={ofVersions('versions.texts.file')}
        closeLabel={text('versions.texts.file.close')}
        persistent={pending}
        footer={
          <>
            <Button onClick={onClose} disabled={pending}>
              {text('versions.texts.file.close')}
            </Button>
            {locked ? null : (
              <Button tone="primary" pending={pending} disabled={count === 0} onClick={() => void run()}>
                {text('versions.texts.file.run', { count })}
              </Button>
            )}
          </>
        }
      >
        <div className="flex min-w-0 flex-col gap-4">
          <p className="max-w-prose text-muted">{text('versions.texts.file.body')}</p>
          <div className="flex flex-wrap gap-2">
            <Button icon="download" onClick={download('csv')}>
              {text('versions.texts.file.asCsv')}
            </Button>
            <Button icon="download" onClick={download('xlsx')}>
              {text('versions.texts.file.asExcel')}
            </Button>
          </div>
          <FileDrop
            label={text('versions.texts.file.import')}
            help={text('versions.texts.file.import.help')}
            accept=".csv,.tsv,.txt,.xlsx"
            maxSize={largestFile}
            value={chosen ? [chosen.file] : []}
            error={chosen && !chosen.rows ? <TableFileProblem error={chosen.failure} /> : undefined}
            reason={locked}
            onChange={([file]) => void choose(file)}
          />
          {plan && plan.missingColumns.length > 0 ? (
            <Callout tone="danger" live>
              {text('versions.texts.file.noLanguages')}
            </Callout>
          ) : plan ? (
            <TextsFileReport plan={plan} />
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  )
}

const isReady = ({ problems, missingColumns, tooMany }: TextsPlan) =>
  problems.length === 0 && missingColumns.length === 0 && tooMany === undefined
