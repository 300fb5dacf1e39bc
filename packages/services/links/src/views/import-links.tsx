import {
  Button,
  Callout,
  Dialog,
  DialogContent,
  FileDrop,
  QueryFailure,
  readTableFile,
  saveRows,
  TableFileProblem,
  useData,
  useErrorWords,
  useJoin,
  useRoot,
  useStore,
  useToast,
  withText,
} from '@console-widgets/ui'
import { useState } from 'react'
import { type ImportResult, newLinkData, type NewLink } from '../data.ts'
import { linksFileLocales } from '../generated/locales.ts'
import { useLinksFileText, useLinksText } from '../generated/text.ts'
import { linkColumns, type LinksPlan, planLinks } from '../links-file/plan-links.ts'
import { linkLimits } from '../model.ts'
import { ImportedRows, useRowWords } from './imported-rows.tsx'

interface ImportLinksProps {
  /** ID of the app. */
  appId: string
  onClose: () => void
}

/** Largest file, in bytes: 1,000 rows with addresses of the greatest length are smaller. */
const largestFile = 8 * 1024 ** 2

/** A chosen file, and what is wrong with it as a whole, or what its rows describe and what became of them. */
interface Chosen {
  file: File
  rows?: readonly (readonly string[])[]
  /** Why it can't be read. */
  failure?: unknown
  /** Results by the row's number. */
  results?: ReadonlyMap<number, ImportResult>
}

/** Creates short links from the rows of a file, and tells what became of each. */
export const ImportLinks = withText(linksFileLocales, ImportDialog)

function ImportDialog({ appId, onClose }: ImportLinksProps) {
  const text = useLinksFileText()
  const links = useLinksText()
  const join = useJoin()
  const { node } = useRoot()
  const toasts = useToast()
  const words = useErrorWords()
  const wordsOf = useRowWords()
  /** What is wrong with a file as a whole. */
  const problemOf = ({ rows, missingColumns }: LinksPlan) => {
    if (missingColumns.length > 0) return text('links.import.noColumns', { names: join.names(missingColumns) })
    if (rows.length === 0) return text('links.import.noRows')
    if (rows.length <= linkLimits.importRows) return undefined
    return text('links.import.tooMany', { count: rows.length, most: linkLimits.importRows })
  }
  const { prefixes, importLinks } = useData(newLinkData, appId)
  const { data } = useStore(prefixes)
  const [now] = useState(Date.now)
  const [chosen, setChosen] = useState<Chosen>()
  const [pending, setPending] = useState(false)
  const results = chosen?.results
  const read = chosen?.rows && data ? planLinks(chosen.rows, { prefixes: data.items, now }) : undefined
  const error = chosen && !chosen.rows ? <TableFileProblem error={chosen.failure} /> : read && problemOf(read)
  const plan = error === undefined ? read : undefined
  const ready = (plan?.rows ?? []).flatMap(({ row, link }) => (link && !results?.has(row) ? [{ row, link }] : []))
  const save = (name: string, header: readonly string[], rows: readonly (readonly string[])[]) => {
    const tell = (error: unknown) =>
      toasts.show({ tone: 'danger', title: words(error).what, body: words(error).advice })
    saveRows('csv', { name, header: [...header], rows: rows.map((row) => [...row]) }, node).catch(tell)
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
    setPending(true)
    const done = new Map(results)
    for (let at = 0; at < ready.length; at += linkLimits.importedAtOnce) {
      const part = ready.slice(at, at + linkLimits.importedAtOnce)
      const answer = await importLinks.run({ appId, links: part.map(({ link }): NewLink => link) })
      // The failure has been told. What remains can be tried again.
      if (!answer) break
      answer.results.forEach((result, index) => done.set(part[index]?.row ?? 0, result))
      setChosen((current) => current && { ...current, results: new Map(done) })
    }
    setPending(false)
    const created = [...done.values()].filter(({ linkId }) => linkId !== null).length
    if (created > 0) toasts.show({ tone: 'success', title: text('links.import.done', { count: created }) })
  }
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        size="large"
        title={links('links.import')}
        description={text('links.import.body')}
        closeLabel={text('links.import.close')}
        persistent={pending}
        footer={
          <>
            <Button onClick={onClose} disabled={pending}>
              {text('links.import.close')}
            </Button>
            <Button tone="primary" pending={pending} disabled={ready.length === 0} onClick={() => void run()}>
              {text('links.import.run', { count: ready.length })}
            </Button>
          </>
        }
      >
        <div className="flex min-w-0 flex-col gap-4">
          <p className="flex flex-wrap gap-2">
            <Button icon="download" onClick={() => save('links', linkColumns, [])}>
              {text('links.import.template')}
            </Button>
            {plan && results ? (
              <Button
                icon="download"
                onClick={() =>
                  save(
                    'links',
                    ['row', 'name', 'result', 'address'],
                    plan.rows.map((each) => {
                      const result = results.get(each.row)
                      return [String(each.row), each.name, wordsOf(each, result).join(' '), result?.address ?? '']
                    }),
                  )
                }
              >
                {text('links.import.save')}
              </Button>
            ) : null}
          </p>
          <FileDrop
            label={text('links.import.file')}
            help={text('links.import.file.help', { most: linkLimits.importRows })}
            accept=".csv,.tsv,.txt,.xlsx"
            maxSize={largestFile}
            value={chosen ? [chosen.file] : []}
            error={error}
            onChange={([file]) => void choose(file)}
          />
          <QueryFailure query={prefixes} label={links('links.form.prefix')} />
          {plan && plan.unusedColumns.length > 0 ? (
            <Callout>{text('links.import.unused', { names: join.names(plan.unusedColumns) })}</Callout>
          ) : null}
          {plan ? <ImportedRows rows={plan.rows} results={results} /> : null}
        </div>
      </DialogContent>
    </Dialog>
  )
}
