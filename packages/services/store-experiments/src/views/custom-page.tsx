import {
  Badge,
  Callout,
  CopyButton,
  DetailPage,
  FigureTable,
  OutsideLink,
  QueryView,
  Section,
  TextField,
  useAllowed,
  useData,
  useLanguage,
  usePlace,
  useRoutes,
  useUnsaved,
} from '@console-widgets/ui'
import { useState } from 'react'
import { formatUtcDate } from '@console-widgets/core/formats'
import { type CustomPage, pageData, planData } from '../data.ts'
import { useStoreExperimentsText } from '../generated/text.ts'
import { mayActOn, storeLimits, targets } from '../model.ts'
import { routes } from '../routes.ts'
import { Findings } from './findings.tsx'
import { MaterialFields } from './material-fields.tsx'
import { StateBadge } from './state-badge.tsx'
import { useWords } from './use-words.ts'

export interface CustomPageProps {
  /** ID of the app. */
  appId: string
  /** ID of the page. */
  pageId: string
}

/** One custom page: its materials, its audit, and its report. */
export default function CustomPageView({ appId, pageId }: CustomPageProps) {
  const { page } = useData(pageData, pageId)
  return <QueryView query={page}>{(found) => <Found appId={appId} page={found} />}</QueryView>
}

function draftOf({ pageName, materialId, icon, screenshots, brief }: CustomPage) {
  return { pageName, materialId, icon, screenshots, brief }
}

function Found({ appId, page }: { appId: string; page: CustomPage }) {
  const text = useStoreExperimentsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { pageId, pageName, state, isActive } = page
  const { update, submit, cancel, activate, deactivate, remove } = useData(pageData, pageId)
  const stored = draftOf(page)
  const [draft, setDraft] = useState(stored)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored)
  const list = routeTo('store-experiments.pages', { appId })
  const save = async () => {
    if (draft.pageName.trim() === '') return 1
    const saved = await update.run({ pageId, ...draft })
    if (saved) setDraft(draftOf(saved))
    return 0
  }
  const unsaved = isChanged ? { reason: text('store-experiments.submit.unsaved') } : {}
  const switching = isActive
    ? {
        call: deactivate.call,
        label: text('store-experiments.page.deactivate'),
        run: () => deactivate.run({ pageId }),
        done: text('store-experiments.page.deactivated'),
      }
    : {
        call: activate.call,
        label: text('store-experiments.page.activate'),
        run: () => activate.run({ pageId }),
        done: text('store-experiments.page.activated'),
      }
  const submitting = {
    call: submit.call,
    label: text('store-experiments.submit'),
    run: () => submit.run({ pageId }),
    done: text('store-experiments.submitted'),
    ...unsaved,
  }
  const withdrawing = {
    call: cancel.call,
    label: text('store-experiments.cancel'),
    run: () => cancel.run({ pageId }),
    done: text('store-experiments.cancelled'),
  }
  const next = { draft: submitting, auditing: withdrawing, passed: switching, rejected: undefined }[state]
  return (
    <DetailPage
      title={pageName}
      parents={[{ label: text('store-experiments.pages'), to: list }]}
      status={<StateBadge state={state} />}
      meta={[
        <Badge key="active" tone={isActive ? 'success' : 'draft'}>
          {text(isActive ? 'store-experiments.page.active' : 'store-experiments.page.inactive')}
        </Badge>,
      ]}
      {...(next ? { next } : {})}
      actions={[
        ...(isActive && state !== 'passed' ? [switching] : []),
        ...(isActive || !mayActOn('delete', state)
          ? []
          : [
              {
                call: remove.call,
                label: text('store-experiments.delete'),
                confirm: {
                  title: text('store-experiments.delete.title', { name: pageName }),
                  description: text('store-experiments.delete.body'),
                },
                done: text('store-experiments.page.deleted'),
                run: async () => {
                  await remove.run({ pageId })
                  place.go(list)
                },
              },
            ]),
      ]}
      notice={
        <>
          <Findings findings={page.findings} />
          {page.isChanged && isActive ? <Callout>{text('store-experiments.page.changed')}</Callout> : null}
        </>
      }
    >
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <OutsideLink href={page.address}>{text('store-experiments.openStore')}</OutsideLink>
          <code className="min-w-0 text-sm [overflow-wrap:anywhere]">{page.address}</code>
          <CopyButton value={page.address} />
        </div>
        <Editor appId={appId} page={page} {...{ draft, setDraft, isChanged, save }} discard={() => setDraft(stored)} />
        <Report pageId={pageId} />
      </div>
    </DetailPage>
  )
}

interface EditorProps {
  appId: string
  page: CustomPage
  draft: ReturnType<typeof draftOf>
  setDraft: (draft: ReturnType<typeof draftOf>) => void
  isChanged: boolean
  save: () => Promise<number>
  discard: () => void
}

function Editor({ appId, page, draft, setDraft, isChanged, save, discard }: EditorProps) {
  const text = useStoreExperimentsText()
  const { update } = useData(pageData, page.pageId)
  const { plan } = useData(planData, appId, '')
  const readOnly = !useAllowed(update.call) || !mayActOn('edit', page.state)
  useUnsaved(isChanged ? { save, discard, saved: text('store-experiments.page.saved') } : undefined)
  return (
    <QueryView query={plan}>
      {({ materials, needsMaterial }) => (
        <fieldset disabled={readOnly} className="flex min-w-0 flex-col gap-4">
          <TextField
            label={text('store-experiments.name')}
            required
            maxLength={storeLimits.name}
            value={draft.pageName}
            onChange={(pageName) => setDraft({ ...draft, pageName })}
          />
          <p className="text-sm text-muted">{text('store-experiments.page.empty.fields')}</p>
          <MaterialFields
            targets={targets}
            materials={draft}
            choices={materials}
            needsChoice={needsMaterial}
            materialId={draft.materialId}
            readOnly={readOnly}
            onChange={(part) => setDraft({ ...draft, ...part })}
          />
        </fieldset>
      )}
    </QueryView>
  )
}

/** Views of the page and installations from it. */
function Report({ pageId }: { pageId: string }) {
  const text = useStoreExperimentsText()
  const language = useLanguage()
  const { writeNumber } = useWords()
  const { report } = useData(pageData, pageId)
  return (
    <Section title={text('store-experiments.report')}>
      <QueryView query={report}>
        {({ days, views, installs }) =>
          days.length === 0 ? (
            <p className="text-muted">{text('store-experiments.report.none')}</p>
          ) : (
            <FigureTable
              title={text('store-experiments.report')}
              rowHeading={text('store-experiments.updated')}
              columns={[
                `${text('store-experiments.report.views')} ${writeNumber(views)}`,
                `${text('store-experiments.report.installs')} ${writeNumber(installs)}`,
              ]}
              rows={days.map((each) => ({
                id: String(each.day),
                name: formatUtcDate(each.day, language),
                values: [writeNumber(each.views), writeNumber(each.installs)],
              }))}
            />
          )
        }
      </QueryView>
    </Section>
  )
}
