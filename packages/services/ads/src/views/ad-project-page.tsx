import {
  Callout,
  DetailPage,
  KpiTile,
  lazyFormDialog,
  Meter,
  QueryView,
  TimeChart,
  useData,
  usePlace,
  useRoutes,
} from '@console-widgets/ui'
import { dayStart } from '../days.ts'
import { useState } from 'react'
import { type AdProject, forecastData, projectData } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { ProjectState } from './ad-states.tsx'
import { ForecastText } from './forecast-text.tsx'
import { MaterialComparison } from './material-comparison.tsx'
import { useAdWords } from './use-ad-words.ts'
import { useTurning } from './use-turning.ts'

const EditProject = lazyFormDialog(() => import('./edit-project.tsx').then((module) => module.EditProject))

export interface AdProjectPageProps {
  /** ID of the ad project. */
  adProjectId: string
}

/** One ad project: budgets, spend, what it brings, the forecast of its day, and its materials compared. */
export default function AdProjectPage({ adProjectId }: AdProjectPageProps) {
  const { project } = useData(projectData, adProjectId)
  return <QueryView query={project}>{(found) => <Found project={found} />}</QueryView>
}

function Found({ project }: { project: AdProject }) {
  const text = useAdsText()
  const routeTo = useRoutes(routes)
  const place = usePlace()
  const { writeCountries } = useAdWords()
  const turning = useTurning()
  const { update, remove } = useData(projectData, project.adProjectId)
  const [isOpen, setOpen] = useState(false)
  const { adProjectId, adProjectName, accountName, appName, state, offReason, spend } = project
  const list = routeTo('ads.projects')
  return (
    <>
      <DetailPage
        title={adProjectName}
        parents={[{ label: text('ads.projects'), to: list }]}
        status={<ProjectState state={state} offReason={offReason} />}
        meta={[appName, accountName, writeCountries(project.countries)]}
        {...(state === 'ended'
          ? {}
          : {
              next: {
                call: turning.call,
                label: state === 'on' ? text('ads.turnOff') : text('ads.turnOn'),
                ...(state === 'on' ? {} : { done: text('ads.turnedOn') }),
                run: () => (state === 'on' ? turning.turnOff(adProjectId) : turning.turnOn(adProjectId)),
              },
            })}
        actions={[
          ...(state === 'ended'
            ? []
            : [{ call: update.call, label: text('ads.project.edit'), run: () => setOpen(true) }]),
          ...(state === 'on' || spend > 0
            ? []
            : [
                {
                  call: remove.call,
                  label: text('ads.delete'),
                  confirm: { title: text('ads.delete.title', { name: adProjectName }) },
                  done: text('ads.project.deleted'),
                  run: async () => {
                    await remove.run({ adProjectId })
                    place.go(list)
                  },
                },
              ]),
        ]}
        notice={
          offReason === null || offReason === 'new' || offReason === 'user' ? null : (
            <Callout tone={state === 'ended' ? 'info' : 'warning'}>{text(`ads.off.next.${offReason}`)}</Callout>
          )
        }
        tabs={[
          { id: 'spend', label: text('ads.tab.spend'), content: <Spend project={project} /> },
          {
            id: 'materials',
            label: text('ads.tab.materials'),
            content: () => <MaterialComparison adProjectId={adProjectId} currency={project.currency} />,
          },
        ]}
      />
      <EditProject project={project} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}

function Spend({ project }: { project: AdProject }) {
  const text = useAdsText()
  const { writeMoney, writePer, writeShare } = useAdWords()
  const { currency, spend, installs, installsByView, keptDay7, oldEnough, revenue, conversions, clicks } = project
  const money = { style: 'currency', currency } as const
  return (
    <div className="@container flex min-w-0 flex-col gap-5">
      <div className="grid gap-4 @sm:grid-cols-2">
        <Meter
          label={text('ads.dayBudget')}
          value={project.spentToday}
          max={project.dayBudget}
          text={text('ads.of', {
            part: writeMoney(project.spentToday, currency),
            whole: writeMoney(project.dayBudget, currency),
          })}
        />
        <Meter
          label={text('ads.totalBudget')}
          value={spend}
          max={project.totalBudget}
          text={text('ads.of', { part: writeMoney(spend, currency), whole: writeMoney(project.totalBudget, currency) })}
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-3">
        <KpiTile label={text('ads.impressions')} value={project.impressions} />
        <KpiTile label={text('ads.clicks')} value={clicks}>
          <p className="text-xs text-muted">
            {clicks === 0 ? null : text('ads.perClick', { cost: writePer(spend, clicks, currency) })}
          </p>
        </KpiTile>
        <KpiTile label={text('ads.installs')} value={installs}>
          <p className="text-xs text-muted">{text('ads.byView', { count: installsByView })}</p>
        </KpiTile>
        <KpiTile
          label={text('ads.perInstall')}
          value={installs === 0 ? null : Math.round(spend / installs) / 100}
          format={money}
        />
        <KpiTile
          label={text('ads.kept')}
          value={oldEnough === 0 ? null : keptDay7 / oldEnough}
          format={{ style: 'percent', maximumFractionDigits: 1 }}
        >
          <p className="text-xs text-muted">{text('ads.kept.of', { kept: keptDay7, all: oldEnough })}</p>
        </KpiTile>
        <KpiTile
          label={text('ads.perKept')}
          value={keptDay7 === 0 ? null : Math.round(spend / keptDay7) / 100}
          format={money}
        />
        <KpiTile label={text('ads.revenue')} value={revenue / 100} format={money}>
          <p className="text-xs text-muted">
            {text('ads.return.of', { share: writeShare(spend === 0 ? null : revenue / spend) })}
          </p>
        </KpiTile>
        {conversions === null ? null : <KpiTile label={text('ads.conversions')} value={conversions} />}
      </div>
      {project.state === 'on' ? <Today project={project} /> : null}
      <TimeChart
        title={text('ads.spend.days')}
        level={2}
        unit="day"
        kind="bars"
        times={project.days.map(({ day }) => dayStart(day))}
        format={money}
        series={[{ id: 'spend', label: text('ads.spend'), values: project.days.map((each) => each.spend / 100) }]}
      />
      <p className="text-sm text-muted">{text('ads.rule')}</p>
    </div>
  )
}

function Today({ project }: { project: AdProject }) {
  const { adProjectId, accountId, appId, countries, bid, dayBudget, totalBudget, materialIds, currency } = project
  const about = { adProjectId, accountId, appId, countries, bid, dayBudget, totalBudget, materialIds }
  const question = JSON.stringify(about)
  const { forecast } = useData(forecastData, question)
  return <QueryView query={forecast}>{(found) => <ForecastText forecast={found} currency={currency} />}</QueryView>
}
