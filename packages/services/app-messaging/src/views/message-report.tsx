import { EmptyState, icons, QueryView, Section, TimeChart, useData } from '@console-widgets/ui'
import { type Message, type Report, reportData } from '../data.ts'
import { useAppMessagingText } from '../generated/text.ts'
import { FiguresBy } from './figures-by.tsx'
import { useTextLanguages } from './use-text-languages.ts'
import { useWords } from './use-words.ts'
import { useCountryNames } from './use-country-names.ts'

/** What became of a message. */
export function MessageReport({ message }: { message: Message }) {
  const text = useAppMessagingText()
  const { report } = useData(reportData, message.appId, message.messageId)
  return (
    <QueryView query={report}>
      {(found) =>
        found.total.impressions === 0 && found.conversion === null ? (
          <EmptyState
            title={text('app-messaging.report.none')}
            body={text('app-messaging.report.none.body')}
            icon={icons.chart}
          />
        ) : (
          <Found report={found} />
        )
      }
    </QueryView>
  )
}

function Found({ report }: { report: Report }) {
  const text = useAppMessagingText()
  const { writeInterval, writeNumber, writeShare } = useWords()
  const { nameOf } = useTextLanguages()
  const countryName = useCountryNames()
  const { total, days, versions, languages, countries, conversion } = report
  const unknown = text('app-messaging.report.unknown')
  return (
    <div className="@container flex min-w-0 flex-col gap-6">
      <dl className="grid gap-3 @xs:grid-cols-2 @md:grid-cols-4">
        <Tile label={text('app-messaging.people')} value={writeNumber(total.people)} />
        <Tile label={text('app-messaging.impressions')} value={writeNumber(total.impressions)} />
        <Tile
          label={text('app-messaging.clickShare')}
          value={writeShare(total.clickShare)}
          detail={writeInterval(total.clickInterval)}
        />
        <Tile label={text('app-messaging.dismissals')} value={writeNumber(total.dismissals)} />
      </dl>
      {conversion ? <Conversion conversion={conversion} /> : null}
      {days.length > 1 ? (
        <TimeChart
          title={text('app-messaging.report.days')}
          level={2}
          times={days.map(({ time }) => time)}
          unit="day"
          series={[
            { id: 'impressions', label: text('app-messaging.impressions'), values: days.map((day) => day.impressions) },
            { id: 'clicks', label: text('app-messaging.clicks'), values: days.map((day) => day.clicks) },
          ]}
        />
      ) : null}
      <FiguresBy
        title={text('app-messaging.report.versions')}
        heading={text('app-messaging.report.version')}
        rows={versions.map((row) => ({ ...row, name: text('app-messaging.version', { version: row.key }) }))}
      />
      <FiguresBy
        title={text('app-messaging.report.languages')}
        heading={text('app-messaging.language')}
        rows={languages.map((row) => ({ ...row, name: row.key === '' ? unknown : nameOf(row.key) }))}
      />
      <FiguresBy
        title={text('app-messaging.report.countries')}
        heading={text('app-messaging.subject.country')}
        rows={countries.map((row) => ({ ...row, name: row.key === '' ? unknown : countryName(row.key) }))}
      />
    </div>
  )
}

function Tile({ label, value, detail }: { label: string; value: string; detail?: string }) {
  return (
    <div className="flex min-w-0 flex-col rounded-lg border border-line bg-raised p-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex flex-col">
        <span className="text-xl font-medium tabular-nums">{value}</span>
        {detail ? <span className="text-sm text-muted tabular-nums">{detail}</span> : null}
      </dd>
    </div>
  )
}

/** Those who saw it beside those from whom it was withheld. */
function Conversion({ conversion }: { conversion: NonNullable<Report['conversion']> }) {
  const text = useAppMessagingText()
  const { writeInterval, writeLift, writeNumber, writeShare } = useWords()
  const { kind, eventName, hours, shown, withheld, lift, liftInterval, verdict } = conversion
  return (
    <Section
      title={text('app-messaging.report.conversion')}
      description={text('app-messaging.report.conversion.body', {
        goal: eventName ?? text(`app-messaging.conversion.${kind}`),
        hours,
      })}
    >
      <div className="flex min-w-0 flex-col gap-3">
        <p className="font-medium" role="status">
          {text(`app-messaging.verdict.${verdict}`)}
        </p>
        <dl className="grid gap-3 @sm:grid-cols-3">
          {([shown, withheld] as const).map((arm, at) => (
            <Tile
              key={at}
              label={text(at === 0 ? 'app-messaging.report.shown' : 'app-messaging.report.withheld')}
              value={writeShare(arm.share)}
              detail={text('app-messaging.report.arm', {
                converted: writeNumber(arm.converted),
                people: writeNumber(arm.people),
              })}
            />
          ))}
          <Tile
            label={text('app-messaging.report.lift')}
            value={writeLift(lift)}
            detail={writeInterval(liftInterval, true)}
          />
        </dl>
      </div>
    </Section>
  )
}
