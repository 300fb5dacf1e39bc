import { Card, CopyButton, FormDialog, icons, ResourceList, Status, TextField, useData } from '@console-widgets/ui'
import { useState } from 'react'
import type { InferInput } from 'valibot'
import { calls } from '../../contract.ts'
import { harmonyData } from '../../data.ts'
import { useHarmonyText } from '../../generated/text.ts'
import { domainStates, verificationFile, verificationPath } from '../../model.ts'
import type { domainForm } from '../../schemas.ts'

const tones = { checking: 'info', verified: 'success', failed: 'danger' } as const

/** Domains whose links an app opens, and the file that proves it. */
export function HarmonyDomains({ appId }: { appId: string }) {
  const text = useHarmonyText()
  const { domains, createDomain, verify, removeDomain } = useData(harmonyData, appId)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-4">
      <ResourceList
        list={domains}
        title={text('links.harmony.domains')}
        description={text('links.harmony.domains.body')}
        columns={[
          { id: 'domain', header: text('links.harmony.domain'), code: true, primary: true, width: 260 },
          {
            id: 'state',
            header: text('links.harmony.domain.state'),
            cell: ({ state, problem }) => (
              <span className="flex min-w-0 flex-wrap items-center gap-x-2">
                <Status tone={tones[state]}>{text(`links.harmony.domain.state.${state}`)}</Status>
                {state === 'failed' && problem ? (
                  <span className="text-sm text-muted">{text(`links.harmony.domain.problem.${problem}`)}</span>
                ) : null}
              </span>
            ),
            filter: {
              kind: 'choice',
              choices: domainStates.map((value) => ({
                value,
                label: text(`links.harmony.domain.state.${value}`),
                tone: tones[value],
              })),
            },
            width: 330,
          },
          {
            id: 'checkTime',
            header: text('links.harmony.domain.checked'),
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('links.harmony.domain.add'),
            icon: 'add',
            call: calls['links.harmony-linking-domain.create'],
            primary: true,
            run: () => setOpen(true),
          },
        ]}
        rowActions={[
          {
            id: 'verify',
            label: text('links.harmony.domain.verify'),
            call: calls['links.harmony-linking-domain.verify'],
            disabled: ({ state }) => (state === 'checking' ? text('links.harmony.domain.verifying') : undefined),
            run: ({ domainId }) => verify.run({ domainId }),
          },
          {
            id: 'delete',
            label: text('links.harmony.domain.delete'),
            icon: 'trash',
            danger: true,
            call: calls['links.harmony-linking-domain.delete'],
            run: ({ domainId }) => removeDomain.run({ domainId }),
            confirm: ({ domain }) => ({
              title: text('links.harmony.domain.delete.title', { name: domain }),
              description: text('links.harmony.domain.delete.body'),
            }),
            done: text('links.harmony.domain.deleted'),
          },
        ]}
        empty={{ title: text('links.harmony.domain.empty'), icon: icons.globe, action: 'create' }}
      />
      <Card
        title={text('links.harmony.file')}
        description={text('links.harmony.file.body', { path: verificationPath })}
      >
        <div className="flex items-start gap-2">
          <pre className="min-w-0 flex-1 whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken p-3 font-mono text-sm">
            {verificationFile(appId)}
          </pre>
          <CopyButton value={verificationFile(appId)} label={text('links.harmony.file')} />
        </div>
      </Card>
      {isOpen ? (
        <FormDialog<InferInput<typeof domainForm>>
          open
          onOpenChange={setOpen}
          title={text('links.harmony.domain.add')}
          submitLabel={text('links.harmony.domain.add')}
          schema={() => import('../../schemas.ts').then((module) => module.domainForm)}
          messages={{ domain: text('links.harmony.domain.rule') }}
          onSubmit={(values) => createDomain.run({ appId, ...values })}
        >
          <TextField name="domain" label={text('links.harmony.domain')} help={text('links.harmony.domain.help')} mono />
        </FormDialog>
      ) : null}
    </div>
  )
}
