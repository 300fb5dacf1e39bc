import { Card, ChartGroup, Meter, QueryView, Segmented, TimeChart, useData, useDataVolume } from '@console-widgets/ui'
import { useState } from 'react'
import { usageData, type UsageDay } from '../data.ts'
import { useCloudStorageText } from '../generated/text.ts'

const periods = [7, 30, 90] as const
type Period = (typeof periods)[number]

export interface UsagePageProps {
  /** Default: all buckets of the team. */
  bucketId?: string
}

/** Daily storage, traffic, and requests, compared with the quotas. */
export function UsagePage({ bucketId }: UsagePageProps) {
  const dataVolume = useDataVolume()
  const text = useCloudStorageText()
  const [period, setPeriod] = useState<Period>(30)
  const { usage, level } = useData(usageData, bucketId ?? null, period)
  return (
    <div className="flex flex-col gap-5">
      <QueryView query={level}>
        {({ level: name, quotas, used }) => (
          <Card title={text('cloud-storage.quotas')} description={text(`cloud-storage.level.${name}`)}>
            <div className="grid gap-x-8 gap-y-4 @sm:grid-cols-2">
              <Meter
                label={text('cloud-storage.stored')}
                value={used.storedBytes}
                max={quotas.storedBytes}
                text={text('cloud-storage.of', {
                  used: dataVolume(used.storedBytes),
                  most: dataVolume(quotas.storedBytes),
                })}
              />
              <Meter
                label={text('cloud-storage.filesCount')}
                value={used.files}
                max={quotas.files}
                text={text('cloud-storage.ofCount', { used: used.files, most: quotas.files })}
              />
              <Meter
                label={text('cloud-storage.trafficToday')}
                value={used.trafficBytesToday}
                max={quotas.trafficBytesPerDay}
                text={text('cloud-storage.of', {
                  used: dataVolume(used.trafficBytesToday),
                  most: dataVolume(quotas.trafficBytesPerDay),
                })}
              />
              <Meter
                label={text('cloud-storage.requestsToday')}
                value={used.requestsToday}
                max={quotas.requestsPerDay}
                text={text('cloud-storage.ofCount', { used: used.requestsToday, most: quotas.requestsPerDay })}
              />
            </div>
          </Card>
        )}
      </QueryView>
      <Segmented<Period>
        label={text('cloud-storage.period')}
        value={period}
        onChange={setPeriod}
        choices={periods.map((value) => ({ value, label: text('cloud-storage.period.days', { count: value }) }))}
      />
      <QueryView query={usage}>{({ days }) => <UsageCharts days={days} />}</QueryView>
    </div>
  )
}

const bytes = { style: 'unit', unit: 'byte', notation: 'compact', unitDisplay: 'narrow' } as const

function UsageCharts({ days }: { days: readonly UsageDay[] }) {
  const text = useCloudStorageText()
  const times = days.map(({ time }) => time)
  return (
    <ChartGroup>
      <div className="grid gap-6 @lg:grid-cols-2">
        <TimeChart
          title={text('cloud-storage.chart.stored')}
          times={times}
          kind="area"
          format={bytes}
          series={[
            { id: 'stored', label: text('cloud-storage.stored'), values: days.map(({ storedBytes }) => storedBytes) },
          ]}
        />
        <TimeChart
          title={text('cloud-storage.chart.traffic')}
          times={times}
          kind="bars"
          format={bytes}
          series={[
            {
              id: 'download',
              label: text('cloud-storage.chart.download'),
              values: days.map(({ downloadBytes }) => downloadBytes),
            },
            {
              id: 'upload',
              label: text('cloud-storage.chart.upload'),
              values: days.map(({ uploadBytes }) => uploadBytes),
            },
          ]}
        />
        <TimeChart
          title={text('cloud-storage.chart.requests')}
          times={times}
          kind="bars"
          series={[
            {
              id: 'answered',
              label: text('cloud-storage.chart.answered'),
              values: days.map(({ requests, refused }) => requests - refused),
              colour: 3,
            },
            {
              id: 'refused',
              label: text('cloud-storage.chart.refused'),
              values: days.map(({ refused }) => refused),
              colour: 6,
            },
          ]}
        />
        <TimeChart
          title={text('cloud-storage.filesCount')}
          times={times}
          series={[{ id: 'files', label: text('cloud-storage.filesCount'), values: days.map(({ files }) => files) }]}
        />
      </div>
    </ChartGroup>
  )
}
