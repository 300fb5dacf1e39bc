import {
  icons,
  lazyFormDialog,
  Meter,
  ResourceList,
  Sparkline,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { useState } from 'react'
import { projectsData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { adProjectStates } from '../model.ts'
import { routes } from '../routes.ts'
import { ProjectState } from './ad-states.tsx'
import { useAdWords } from './use-ad-words.ts'
import { useTurning } from './use-turning.ts'

const CreateProject = lazyFormDialog(() => import('./edit-project.tsx').then((module) => module.CreateProject))

/** The ad projects of a team, with what they spend and what it brings. */
export default function AdProjectList() {
  const text = useAdsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { writeMoney, writeNumber, writePer, writeShare } = useAdWords()
  const { projects, create, remove } = useData(projectsData)
  const turning = useTurning()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ResourceList
        list={projects}
        title={text('ads.projects')}
        description={text('ads.projects.body')}
        columns={[
          {
            id: 'adProjectName',
            header: text('ads.name'),
            primary: true,
            href: ({ adProjectId }) => routeTo('ads.project', { adProjectId }),
          },
          { id: 'appName', header: text('ads.app'), hidden: true, width: 150 },
          {
            id: 'state',
            header: text('ads.state'),
            cell: ({ state, offReason }) => <ProjectState state={state} offReason={offReason} />,
            width: 165,
            filter: {
              kind: 'choice',
              choices: adProjectStates.map((value) => ({ value, label: text(`ads.projectState.${value}`) })),
            },
          },
          {
            id: 'spend',
            header: text('ads.spend'),
            cell: ({ spend, totalBudget, currency, days }) => (
              <span className="flex flex-col gap-1">
                <span className="flex items-center justify-end gap-2">
                  <Sparkline values={days.map((each) => each.spend)} />
                  <span className="tabular-nums">{writeMoney(spend, currency)}</span>
                </span>
                <Meter
                  label={text('ads.totalBudget')}
                  hideLabel
                  value={spend}
                  max={totalBudget}
                  text={writeMoney(totalBudget, currency)}
                />
              </span>
            ),
            value: ({ spend }) => spend / 100,
            align: 'end',
            width: 170,
          },
          { id: 'currency', header: text('ads.currency'), hidden: true, width: 90 },
          {
            id: 'budget',
            header: text('ads.totalBudget'),
            cell: ({ totalBudget, currency }) => writeMoney(totalBudget, currency),
            value: ({ totalBudget }) => totalBudget / 100,
            align: 'end',
            width: 130,
            hidden: true,
          },
          {
            id: 'installs',
            header: text('ads.installs'),
            cell: ({ installs }) => writeNumber(installs),
            align: 'end',
            width: 112,
          },
          {
            id: 'perInstall',
            header: text('ads.perInstall'),
            cell: ({ spend, installs, currency }) => writePer(spend, installs, currency),
            value: ({ spend, installs }) => (installs === 0 ? null : Math.round(spend / installs) / 100),
            align: 'end',
            width: 112,
          },
          {
            id: 'keptDay7',
            header: text('ads.kept'),
            cell: ({ keptDay7, oldEnough }) => writeShare(oldEnough === 0 ? null : keptDay7 / oldEnough),
            align: 'end',
            width: 112,
          },
          {
            id: 'perKept',
            header: text('ads.perKept'),
            cell: ({ spend, keptDay7, currency }) => writePer(spend, keptDay7, currency),
            value: ({ spend, keptDay7 }) => (keptDay7 === 0 ? null : Math.round(spend / keptDay7) / 100),
            align: 'end',
            width: 140,
            hidden: true,
          },
          {
            id: 'return',
            header: text('ads.return'),
            cell: ({ spend, revenue }) => writeShare(spend === 0 ? null : revenue / spend),
            value: ({ spend, revenue }) => (spend === 0 ? null : revenue / spend),
            align: 'end',
            width: 110,
            hidden: true,
          },
        ]}
        actions={[
          {
            id: 'create',
            label: text('ads.project.create'),
            icon: 'add',
            call: create.call,
            primary: true,
            shortcut: 'c',
            run: () => setOpen(true),
            prepare: CreateProject.prepare,
          },
        ]}
        rowActions={[
          {
            id: 'on',
            label: text('ads.turnOn'),
            call: turning.call,
            hidden: ({ state }) => state !== 'off',
            run: ({ adProjectId }) => turning.turnOn(adProjectId),
            done: text('ads.turnedOn'),
          },
          {
            id: 'off',
            label: text('ads.turnOff'),
            call: turning.call,
            hidden: ({ state }) => state !== 'on',
            run: ({ adProjectId }) => turning.turnOff(adProjectId),
          },
          {
            id: 'delete',
            label: text('ads.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            hidden: ({ spend, state }) => spend > 0 || state === 'on',
            run: ({ adProjectId }) => remove.run({ adProjectId }),
            confirm: ({ adProjectName }) => ({
              title: text('ads.delete.title', { name: adProjectName }),
            }),
            done: text('ads.project.deleted'),
          },
        ]}
        empty={{
          title: text('ads.projects.empty'),
          body: text('ads.projects.empty.body'),
          icon: icons.flag,
          action: 'create',
        }}
      />
      <CreateProject
        open={isOpen}
        onOpenChange={setOpen}
        onCreated={(adProjectId) => place.go(routeTo('ads.project', { adProjectId }))}
      />
    </>
  )
}
