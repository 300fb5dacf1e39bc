import {
  AskedPart,
  Callout,
  DetailPage,
  Link,
  QueryView,
  RelativeTime,
  Section,
  Select,
  Status,
  useAllowed,
  useAsked,
  useData,
  useIsBelowName,
  useJoin,
  usePlace,
  useRoutes,
  useUnsaved,
} from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { type DeclarationState, declarationData } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'
import { type DataType, type DataUseProblem, dataTypes, findDataUseProblems, unconfirmedSources } from '../model.ts'
import { routes } from '../routes.ts'
import { DataUseEntry } from './data-use-entry.tsx'
import { DataUseFiles } from './data-use-files.tsx'
import { DataUseLabel } from './data-use-label.tsx'
import { type DataUseDraft, useDataUse } from './use-data-use.ts'

export interface DataUsePageProps {
  /** ID of the app. */
  appId: string
}

/** What an app does with people’s data: a declaration that begins with what its packages take. */
export default function DataUsePage({ appId }: DataUsePageProps) {
  const { declaration } = useData(declarationData, appId)
  return <QueryView query={declaration}>{(known) => <Declaration appId={appId} known={known} />}</QueryView>
}

function Declaration({ appId, known }: DataUsePageProps & { known: DeclarationState }) {
  const { appName, sources, declaration } = known
  const text = useAgreementsText()
  const place = usePlace()
  const routeTo = useRoutes(routes)
  const belowName = useIsBelowName()
  const { field, back } = useAsked()
  const { sign } = useData(declarationData, appId)
  const mayEdit = useAllowed(calls['privacy.sign.submit'])
  const draft = useDataUse(known)
  const problems = findDataUseProblems(draft.entries, sources)
  const added = declaration ? unconfirmedSources(sources, declaration.confirmed) : sources
  const isConfirmed = declaration !== null && added.length === 0 && !draft.isChanged
  const confirm = async () => {
    await sign.run({ appId, entries: draft.entries, confirmed: sources.map(({ id }) => id) })
    draft.discard()
  }
  return (
    <DetailPage
      title={text('agreements.dataUse')}
      parents={belowName ? [] : [{ label: appName, to: routeTo('apps.app', { appId }) }]}
      status={<DeclarationStatus declaration={declaration} isOutdated={added.length > 0} />}
      meta={
        declaration
          ? [
              text('agreements.versionOf', { version: declaration.number }),
              declaration.userName,
              <RelativeTime key="time" time={declaration.signTime} />,
            ]
          : []
      }
      next={
        isConfirmed && back !== undefined
          ? { label: text('agreements.back'), run: () => place.go(back) }
          : {
              label: text('agreements.dataUse.confirm'),
              call: calls['privacy.sign.submit'],
              run: confirm,
              reason:
                problems.length > 0
                  ? text('agreements.dataUse.confirm.open', { count: problems.length })
                  : isConfirmed
                    ? text('agreements.dataUse.confirm.same')
                    : undefined,
              done: text('agreements.dataUse.confirmed'),
            }
      }
      notice={<Unchecked appId={appId} packages={known.packages} />}
    >
      <p className="max-w-prose text-muted">{text('agreements.dataUse.help')}</p>
      <DataUseFiles name={appId} entries={draft.entries} onLoad={mayEdit ? draft.load : undefined} />
      <div className="grid items-start gap-5 @lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Entries
          draft={draft}
          sources={sources}
          added={added.map(({ id }) => id)}
          problems={problems}
          asked={field}
          isReadOnly={!mayEdit}
        />
        <DataUseLabel entries={draft.entries} />
      </div>
      <Earlier earlier={known.earlier} />
      <LeaveGuard draft={draft} open={problems.length} onConfirm={confirm} />
    </DetailPage>
  )
}

/** Keeps changes that aren't confirmed yet from being lost. */
function LeaveGuard({ draft, open, onConfirm }: { draft: DataUseDraft; open: number; onConfirm(): Promise<void> }) {
  const text = useAgreementsText()
  useUnsaved(
    draft.isChanged
      ? {
          async save() {
            if (open === 0) await onConfirm()
            return open
          },
          discard: draft.discard,
          saved: text('agreements.dataUse.confirmed'),
        }
      : undefined,
  )
  return null
}

interface EntriesProps {
  draft: DataUseDraft
  sources: DeclarationState['sources']
  added: readonly string[]
  problems: readonly DataUseProblem[]
  /** Field that a check asks for. */
  asked: string | undefined
  isReadOnly: boolean
}

function Entries({ draft, sources, added, problems, asked, isReadOnly }: EntriesProps) {
  const text = useAgreementsText()
  const others = dataTypes.filter((data) => !draft.entries.some((entry) => entry.data === data))
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {draft.entries.map((entry) => {
        const { data } = entry
        const ofData = sources.filter((source) => source.data.includes(data))
        return (
          <AskedPart key={data} isAsked={asked === `data.${data}`}>
            <DataUseEntry
              entry={entry}
              sources={ofData}
              added={added}
              problem={problems.find((problem) => problem.data === data)?.problem}
              onChange={isReadOnly ? undefined : (values) => draft.change(data, values)}
              onRemove={isReadOnly || ofData.length > 0 ? undefined : () => draft.remove(data)}
            />
          </AskedPart>
        )
      })}
      {draft.entries.length === 0 ? <p>{text('agreements.dataUse.nothing')}</p> : null}
      {isReadOnly || others.length === 0 ? null : (
        <div className="max-w-sm">
          <Select<DataType>
            label={text('agreements.dataUse.add')}
            help={text('agreements.dataUse.add.help')}
            value={undefined}
            placeholder={text('agreements.dataUse.add.choose')}
            choices={others.map((value) => ({ value, label: text(`agreements.data.${value}`) }))}
            onChange={draft.add}
          />
        </div>
      )}
    </div>
  )
}

/** Confirmations before the last one. */
function Earlier({ earlier }: Pick<DeclarationState, 'earlier'>) {
  const text = useAgreementsText()
  if (earlier.length === 0) return null
  return (
    <Section title={text('agreements.dataUse.earlier')}>
      <ul className="text-sm text-muted">
        {earlier.map(({ number, userName, signTime }) => (
          <li key={number}>
            {text('agreements.versionOf', { version: number })} · {userName} · <RelativeTime time={signTime} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function DeclarationStatus({
  declaration,
  isOutdated,
}: Pick<DeclarationState, 'declaration'> & { isOutdated: boolean }) {
  const text = useAgreementsText()
  if (!declaration) return <Status tone="draft">{text('agreements.dataUse.state.none')}</Status>
  return isOutdated ? (
    <Status tone="warning">{text('agreements.dataUse.state.outdated')}</Status>
  ) : (
    <Status tone="success">{text('agreements.dataUse.state.confirmed')}</Status>
  )
}

/** Says that the SDKs of some packages aren't known, because no check has looked for them. */
function Unchecked({ appId, packages }: DataUsePageProps & Pick<DeclarationState, 'packages'>) {
  const text = useAgreementsText()
  const join = useJoin()
  const routeTo = useRoutes(routes)
  const unchecked = packages.filter(({ isChecked }) => !isChecked)
  if (unchecked.length === 0) return null
  return (
    <Callout action={<Link to={routeTo('app-check.list', { appId })}>{text('agreements.dataUse.unchecked.go')}</Link>}>
      {text('agreements.dataUse.unchecked', { versions: join.names(unchecked.map(({ versionName }) => versionName)) })}
    </Callout>
  )
}
