import {
  EmptyState,
  icons,
  KpiTile,
  Meter,
  QueryView,
  ResourceList,
  Section,
  Segmented,
  TimeChart,
  useData,
} from '@console-widgets/ui'
import { useState } from 'react'
import { attributesData, type Report, reportData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { attributeTypes } from '../model.ts'

export interface ConfigUseProps {
  /** ID of the project. */
  projectId: string
}

const periods = [1, 7, 30, 90] as const
const hour = 3_600_000

/** How versions spread, how often conditions are true, and which attributes apps send. */
export default function ConfigUse({ projectId }: ConfigUseProps) {
  const text = useRemoteConfigText()
  const [days, setDays] = useState<number>(7)
  const { report } = useData(reportData, projectId, days)
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <Section
        title={text('remote-config.fetches')}
        actions={
          <Segmented
            label={text('remote-config.period')}
            value={days}
            onChange={setDays}
            choices={periods.map((value) => ({ value, label: text('remote-config.days', { days: value }) }))}
          />
        }
      >
        <QueryView query={report}>{(found) => <Fetches report={found} />}</QueryView>
      </Section>
      <Attributes projectId={projectId} />
    </div>
  )
}

function Fetches({ report }: { report: Report }) {
  const text = useRemoteConfigText()
  const { fetches, people, publishedVersion, versions, conditions, hours } = report
  if (fetches === 0)
    return (
      <EmptyState
        icon={icons.chart}
        title={text('remote-config.fetches.empty')}
        body={text('remote-config.fetches.emptyBody')}
      />
    )
  const live = versions.find(({ version }) => version === publishedVersion)
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <div className="grid gap-3 @sm:grid-cols-3">
        <KpiTile label={text('remote-config.fetches')} value={fetches} />
        <KpiTile label={text('remote-config.people')} value={people} />
        <KpiTile
          label={text('remote-config.onLive', { version: publishedVersion })}
          value={people === 0 ? 0 : (live?.people ?? 0) / people}
          format={{ style: 'percent', maximumFractionDigits: 1 }}
        />
      </div>
      <Hours hours={hours} />
      <div className="grid items-start gap-5 @lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-2">
          <h3 className="font-medium">{text('remote-config.byVersion')}</h3>
          {versions.map(({ version, fetches: ofVersion, people: having }) => (
            <Meter
              key={version}
              label={text('remote-config.version.name', { version })}
              value={ofVersion}
              max={fetches}
              tone="info"
              text={text('remote-config.fetchesOf', { fetches: ofVersion, people: having })}
            />
          ))}
        </div>
        <div className="flex min-w-0 flex-col gap-2">
          <h3 className="font-medium">{text('remote-config.byCondition', { version: publishedVersion })}</h3>
          {conditions.length === 0 ? <p className="text-muted">{text('remote-config.byCondition.none')}</p> : null}
          {conditions.map(({ condition, fetches: held }) => (
            <Meter key={condition} label={condition} value={held} max={live?.fetches ?? 0} tone="info" />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Fetches of each hour by version. */
function Hours({ hours }: Pick<Report, 'hours'>) {
  const text = useRemoteConfigText()
  const [first, last] = [hours[0]?.time, hours.at(-1)?.time]
  if (first === undefined || last === undefined) return null
  const times = Array.from({ length: (last - first) / hour + 1 }, (_, at) => first + at * hour)
  const found = new Map(hours.map(({ time, version, fetches }) => [`${version} ${time}`, fetches]))
  const versions = [...new Set(hours.map(({ version }) => version))].toSorted((one, other) => other - one).slice(0, 6)
  return (
    <TimeChart
      title={text('remote-config.hours')}
      times={times}
      unit="hour"
      kind="area"
      series={versions.map((version) => ({
        id: String(version),
        label: text('remote-config.version.name', { version }),
        values: times.map((time) => found.get(`${version} ${time}`) ?? 0),
      }))}
    />
  )
}

function Attributes({ projectId }: ConfigUseProps) {
  const text = useRemoteConfigText()
  const { attributes } = useData(attributesData, projectId)
  return (
    <ResourceList
      list={attributes}
      title={text('remote-config.attributes')}
      description={text('remote-config.attributes.body')}
      columns={[
        { id: 'attributeName', header: text('remote-config.attribute'), primary: true, code: true },
        {
          id: 'valueType',
          header: text('remote-config.type'),
          cell: ({ valueType }) => text(`remote-config.attributeType.${valueType}`),
          filter: {
            kind: 'choice',
            choices: attributeTypes.map((value) => ({ value, label: text(`remote-config.attributeType.${value}`) })),
          },
        },
        { id: 'contexts', header: text('remote-config.contexts'), align: 'end' },
        {
          id: 'firstTime',
          header: text('remote-config.firstTime'),
        },
        {
          id: 'lastTime',
          header: text('remote-config.lastTime'),
        },
      ]}
      empty={{ title: text('remote-config.attributes.empty'), icon: icons.table }}
    />
  )
}
