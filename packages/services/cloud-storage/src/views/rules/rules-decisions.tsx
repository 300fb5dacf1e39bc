import {
  Callout,
  EmptyState,
  icons,
  QueryView,
  RankedBars,
  RelativeTime,
  Status,
  TimeChart,
  useData,
} from '@console-widgets/ui'
import { rulesData } from '../../data.ts'
import { useCloudStorageText } from '../../generated/text.ts'

/** Decisions of the published rules on real requests: by day, by rule, and the latest ones individually. */
export function RulesDecisions({ bucketId }: { bucketId: string }) {
  const text = useCloudStorageText()
  const { statistics } = useData(rulesData, bucketId)
  return (
    <QueryView query={statistics}>
      {({ kept, days, rules, decisions }) =>
        kept ? (
          <div className="flex flex-col gap-5">
            <h2 className="sr-only">{text('cloud-storage.rules.decisions')}</h2>
            <TimeChart
              title={text('cloud-storage.decisions.perDay')}
              times={days.map(({ time }) => time)}
              kind="bars"
              series={[
                {
                  id: 'allowed',
                  label: text('cloud-storage.decisions.allowed'),
                  values: days.map(({ allowed }) => allowed),
                  colour: 3,
                },
                {
                  id: 'denied',
                  label: text('cloud-storage.decisions.denied'),
                  values: days.map(({ denied }) => denied),
                  colour: 6,
                },
              ]}
            />
            {rules.length > 0 ? (
              <RankedBars
                title={text('cloud-storage.decisions.rules')}
                category={text('cloud-storage.decisions.rule')}
                measure={text('cloud-storage.decisions.count')}
                items={rules.map(({ line, text: source, allowed }) => ({
                  id: `${line}:${source}`,
                  label: `${line}: ${source}`,
                  value: allowed,
                }))}
              />
            ) : null}
            <section aria-label={text('cloud-storage.decisions.newest')} className="flex flex-col gap-2">
              <h2 className="font-semibold">{text('cloud-storage.decisions.newest')}</h2>
              {decisions.length === 0 ? (
                <EmptyState
                  icon={icons.history}
                  title={text('cloud-storage.decisions.none')}
                  body={text('cloud-storage.decisions.noneBody')}
                />
              ) : (
                <ul className="divide-y divide-line rounded-lg border border-line">
                  {decisions.map(({ decisionId, time, operation, key, uid, allowed, reason, line }) => (
                    <li key={decisionId} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 text-sm">
                      <span className="w-28">
                        <Status tone={allowed ? 'success' : 'danger'}>
                          {text(allowed ? 'cloud-storage.decisions.allowed' : 'cloud-storage.decisions.denied')}
                        </Status>
                      </span>
                      <code className="min-w-0 flex-1 basis-52 wrap-anywhere">
                        {operation} /{key}
                      </code>
                      <span className="text-muted">{uid ?? text('cloud-storage.decisions.nobody')}</span>
                      <span className="text-muted">
                        {line === null
                          ? text(`cloud-storage.decisions.reason.${reason}`)
                          : text('cloud-storage.decisions.line', { line })}
                      </span>
                      <span className="text-muted">
                        <RelativeTime time={time} />
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </div>
        ) : (
          <Callout tone="info" title={text('cloud-storage.decisions.notKept')}>
            {text('cloud-storage.decisions.notKeptBody')}
          </Callout>
        )
      }
    </QueryView>
  )
}
