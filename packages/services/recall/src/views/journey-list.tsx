import { FormDialog, icons, ResourceList, TextField, useData, usePlace, useRoutes } from '@console-widgets/ui'
import { useState } from 'react'
import type * as v from 'valibot'
import { journeysData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import { journeyStates } from '../model.ts'
import { routes } from '../routes.ts'
import type { createJourneyForm } from '../schemas.ts'
import { RecallStatus } from './recall-status.tsx'
import { useWords } from './use-words.ts'

export interface JourneyListProps {
  /** ID of the app. */
  appId: string
}

/** The journeys of an app. */
export default function JourneyList({ appId }: JourneyListProps) {
  const text = useRecallText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { writeNumber } = useWords()
  const { journeys, create, remove } = useData(journeysData, appId)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResourceList
        list={journeys}
        title={text('recall.journeys')}
        description={text('recall.journeys.body')}
        columns={[
          {
            id: 'journeyName',
            header: text('recall.name'),
            primary: true,
            href: ({ journeyId }) => routeTo('recall.journey', { appId, journeyId }),
          },
          {
            id: 'state',
            header: text('recall.state'),
            cell: ({ state }) => <RecallStatus state={state} />,
            width: 150,
            filter: {
              kind: 'choice',
              choices: journeyStates.map((value) => ({ value, label: text(`recall.state.${value}`) })),
            },
          },
          {
            id: 'entered',
            header: text('recall.entered'),
            cell: ({ entered }) => writeNumber(entered),
            align: 'end',
            width: 120,
          },
          {
            id: 'inside',
            header: text('recall.inside'),
            cell: ({ inside }) => writeNumber(inside),
            align: 'end',
            width: 120,
          },
          {
            id: 'updateTime',
            header: text('recall.updated'),
            width: 150,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('recall.journey.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
          },
          {
            id: 'templates',
            label: text('recall.toTemplates'),
            run: () => place.go(routeTo('recall.templates', { appId })),
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('recall.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            hidden: ({ state }) => state === 'active' || state === 'stopping',
            run: ({ journeyId }) => remove.run({ journeyId }),
            confirm: ({ journeyName }) => ({
              title: text('recall.delete.title', { name: journeyName }),
              description: text('recall.journey.delete.body'),
            }),
            done: text('recall.journey.deleted'),
          },
        ]}
        empty={{
          title: text('recall.journeys.empty'),
          body: text('recall.journeys.empty.body'),
          icon: icons.send,
          action: 'create',
        }}
      />
      {isOpen ? (
        <FormDialog<v.InferInput<typeof createJourneyForm>>
          open
          onOpenChange={setOpen}
          title={text('recall.journey.create')}
          submitLabel={text('recall.journey.create')}
          schema={() => import('../schemas.ts').then((module) => module.createJourneyForm)}
          onSubmit={async ({ journeyName }) => {
            const created = await create.run({ appId, journeyName })
            if (created) place.go(routeTo('recall.journey', { appId, journeyId: created.journeyId }))
          }}
        >
          <TextField name="journeyName" label={text('recall.name')} />
        </FormDialog>
      ) : null}
    </>
  )
}
