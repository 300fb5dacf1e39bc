import {
  lazyFormDialog,
  ResourceList,
  icons,
  useAllowed,
  useAsked,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { agreementsData } from '../data.ts'
import { useAgreementsText } from '../generated/text.ts'
import { agreementStates, agreementTypes, type AgreementType, editableStates } from '../model.ts'
import { routes } from '../routes.ts'
import { AgreementStatus } from './agreement-status.tsx'
import { LanguageCoverage } from './language-coverage.tsx'
import { useLanguageNames } from './use-language-names.ts'

const CreateAgreement = lazyFormDialog(() => import('./create-agreement.tsx').then((module) => module.CreateAgreement))

export interface AgreementListProps {
  /** ID of the app. */
  appId: string
}

/** The agreements of an app: what is public in which language, and all versions. */
export default function AgreementList({ appId }: AgreementListProps) {
  const text = useAgreementsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const nameOf = useLanguageNames()
  const mayCreate = useAllowed(calls['agreements.agreement.create'])
  const { agreements, remove } = useData(agreementsData, appId)
  // A check of a version leads here: the text's own page leads back to it.
  const { onward } = useAsked()
  const pageOf = (agreementId: string) => onward(routeTo('agreements.agreement', { appId, agreementId }))
  const [creating, setCreating] = useState<{ type?: AgreementType; lang?: string }>()
  return (
    <div className="flex flex-col gap-6">
      <LanguageCoverage appId={appId} onWrite={(type, lang) => setCreating({ type, lang })} />
      <ResourceList
        list={agreements}
        title={text('agreements.title')}
        columns={[
          {
            id: 'title',
            header: text('agreements.name'),
            primary: true,
            href: ({ agreementId }) => pageOf(agreementId),
          },
          {
            id: 'type',
            header: text('agreements.type'),
            cell: ({ type }) => text(`agreements.type.${type}`),
            filter: {
              kind: 'choice',
              choices: agreementTypes.map((value) => ({ value, label: text(`agreements.type.${value}`) })),
            },
            width: 132,
          },
          {
            id: 'lang',
            header: text('agreements.lang'),
            cell: ({ lang }) => <span title={lang}>{nameOf(lang)}</span>,
            width: 148,
          },
          { id: 'version', header: text('agreements.version'), align: 'end', width: 92 },
          {
            id: 'state',
            header: text('agreements.state'),
            cell: ({ state }) => <AgreementStatus state={state} />,
            filter: {
              kind: 'choice',
              choices: agreementStates.map((value) => ({ value, label: text(`agreements.state.${value}`) })),
            },
            width: 132,
          },
          {
            id: 'effectiveTime',
            header: text('agreements.effective'),
            width: 120,
          },
          {
            id: 'updateTime',
            hidden: true,
            header: text('agreements.updated'),
            width: 140,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('agreements.create'),
            call: calls['agreements.agreement.create'],
            primary: true,
            run: () => setCreating({}),
            prepare: CreateAgreement.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('agreements.delete'),
            icon: 'trash',
            danger: true,
            call: calls['agreements.agreement.delete'],
            disabled: ({ state }) => (editableStates.includes(state) ? undefined : text('agreements.delete.locked')),
            run: ({ agreementId }) => remove.run({ agreementId }),
            confirm: ({ title, version }) => ({
              title: text('agreements.delete.title', { title, version }),
              description: text('agreements.delete.body'),
              action: text('agreements.delete'),
            }),
            done: text('agreements.delete.done'),
          },
        ]}
        empty={{
          title: text('agreements.empty'),
          // How to begin is for those who may.
          body: mayCreate ? text('agreements.empty.body') : undefined,
          icon: icons.file,
          action: 'create',
        }}
      />
      <CreateAgreement
        appId={appId}
        start={creating ?? {}}
        open={creating !== undefined}
        onOpenChange={(open) => setCreating(open ? {} : undefined)}
        onCreated={(agreementId) => place.go(pageOf(agreementId))}
      />
    </div>
  )
}
