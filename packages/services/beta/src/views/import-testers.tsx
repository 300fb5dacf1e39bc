import { countryName } from '@console-widgets/core/tables'
import {
  Button,
  Dialog,
  DialogContent,
  FileDrop,
  SmallTable,
  Status,
  TableFileProblem,
  useData,
  useErrorWords,
  useLanguage,
  useToast,
  type Tone,
} from '@console-widgets/ui'
import { type ReactNode, useState } from 'react'
import { groupData, type ImportAnswer, type ImportRows } from '../data.ts'
import { useGroupsText } from '../generated/text.ts'
import { type FileRow, readTesters } from '../import/read-testers.ts'
import { betaLimits, importedFates, type TesterFate } from '../model.ts'

const fateTones: Readonly<Record<TesterFate, Tone>> = {
  new: 'success',
  otherGroup: 'success',
  already: 'draft',
  duplicate: 'draft',
  badAccount: 'danger',
  badName: 'danger',
  badCountry: 'danger',
  noRoom: 'warning',
}

/** A chosen file or the team’s test users, what is wrong with them, and what becomes of their rows. */
interface Chosen {
  file?: File
  error?: ReactNode
  rows?: ImportRows
  /** Numbers of the rows in the file. */
  numbers?: readonly number[]
  answer?: ImportAnswer
}

/**
 * Import of testers from a file, or from the team’s test users. It shows what becomes of each row before anything is
 * written.
 */
export function ImportTesters({ groupId, onClose }: { groupId: string; onClose: () => void }) {
  const text = useGroupsText()
  const toasts = useToast()
  const errorWords = useErrorWords()
  const { checkImport, importTesters, readTestUsers } = useData(groupData, groupId)
  const [chosen, setChosen] = useState<Chosen>()
  const [pending, setPending] = useState(false)
  const [reading, setReading] = useState(false)
  const rows = chosen?.answer ? chosen.rows : undefined
  const choose = async (file: File | undefined) => {
    setChosen(file && { file })
    if (file) setChosen(await check(file))
  }
  const check = async (file: File): Promise<Chosen> => {
    let read: FileRow[]
    try {
      read = await readTesters(file)
    } catch (error) {
      return { file, error: <TableFileProblem error={error} /> }
    }
    const count = read.length
    if (count === 0) return { file, error: text('beta.groups.import.noRows') }
    if (count > betaLimits.importRows)
      return { file, error: text('beta.groups.import.tooMany', { count, most: betaLimits.importRows }) }
    try {
      const testers = read.map(({ row: _, ...tester }) => tester)
      return { file, rows: testers, numbers: read.map(({ row }) => row), answer: await checkImport(testers) }
    } catch (error) {
      return { file, error: wordsOf(error) }
    }
  }
  const wordsOf = (error: unknown) => [errorWords(error).what, errorWords(error).advice].filter(Boolean).join(' ')
  const takeTestUsers = async () => {
    setReading(true)
    try {
      const { items } = await readTestUsers()
      const users = items.map((each) => ({ ...each, country: '' }))
      setChosen(
        users.length === 0
          ? { error: text('beta.groups.import.noTestUsers') }
          : { rows: users, answer: await checkImport(users) },
      )
    } catch (error) {
      setChosen({ error: wordsOf(error) })
    } finally {
      setReading(false)
    }
  }
  const run = async () => {
    if (!rows) return
    setPending(true)
    const done = await importTesters.run({ groupId, rows: [...rows] }).finally(() => setPending(false))
    if (!done) return
    toasts.show({ tone: 'success', title: text('beta.groups.import.done', { count: done.imported }) })
    onClose()
  }
  const count = chosen?.answer?.imported ?? 0
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        size="large"
        title={text('beta.groups.import')}
        closeLabel={text('beta.groups.import.cancel')}
        persistent={pending}
        footer={
          <>
            <Button onClick={onClose} disabled={pending}>
              {text('beta.groups.import.cancel')}
            </Button>
            <Button tone="primary" pending={pending} disabled={count === 0} onClick={() => void run()}>
              {text('beta.groups.import.run', { count })}
            </Button>
          </>
        }
      >
        <div className="flex min-w-0 flex-col gap-4">
          <FileDrop
            label={text('beta.groups.import.file')}
            help={text('beta.groups.import.file.help', { most: betaLimits.importRows })}
            accept=".csv,.tsv,.txt,.xlsx"
            maxSize={largestFile}
            value={chosen?.file ? [chosen.file] : []}
            error={chosen?.error}
            onChange={([file]) => void choose(file)}
          />
          <Button className="self-start" pending={reading} onClick={() => void takeTestUsers()}>
            {text('beta.groups.import.testUsers')}
          </Button>
          {chosen?.answer ? <Fates answer={chosen.answer} numbers={chosen.numbers} /> : null}
        </div>
      </DialogContent>
    </Dialog>
  )
}

/** Largest file, in bytes: 500 rows are far smaller. */
const largestFile = 2 * 1024 ** 2

/** What becomes of each row. Those of a file have the numbers by which people find them in a spreadsheet. */
function Fates({ answer: { rows }, numbers }: { answer: ImportAnswer; numbers: readonly number[] | undefined }) {
  const text = useGroupsText()
  const language = useLanguage()
  // Rows that aren’t imported come first: they need a decision.
  const shown = rows
    .map((row, index) => ({ ...row, index }))
    .toSorted((one, other) => Number(importedFates.includes(one.fate)) - Number(importedFates.includes(other.fate)))
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so that keys have to reach it
      tabIndex={0}
      role="region"
      aria-label={text('beta.groups.import.rows')}
      className="max-h-80 overflow-auto focus-ring"
    >
      <SmallTable
        stacks
        label={text('beta.groups.import.rows')}
        rows={shown}
        keyOf={({ index }) => String(index)}
        columns={[
          {
            id: 'account',
            header: text('beta.groups.account'),
            cell: ({ hwAccount }) => <span className="inline-block min-w-56 wrap-anywhere">{hwAccount}</span>,
          },
          {
            id: 'fate',
            header: text('beta.groups.import.fate'),
            cell: ({ fate, otherGroup }) => (
              <Status tone={fateTones[fate]}>{text(`beta.groups.fate.${fate}`, { group: otherGroup ?? '' })}</Status>
            ),
          },
          {
            id: 'name',
            header: text('beta.groups.nickName'),
            cell: ({ nickName }) => <span className="wrap-anywhere">{nickName}</span>,
          },
          {
            id: 'country',
            header: text('beta.groups.country'),
            cell: ({ country }) => (country.length === 2 ? countryName(country, language) : country),
          },
          {
            id: 'row',
            header: text('beta.groups.import.row'),
            cell: ({ index }) => numbers?.[index] ?? index + 1,
            align: 'end',
          },
        ]}
      />
    </div>
  )
}
