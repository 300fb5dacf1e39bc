import { QueryView, Section, useData } from '@console-widgets/ui'
import { audiencesData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'

/** Audiences that conditions can name, each with its rule and the number of its people. */
export default function AudienceList({ projectId }: { projectId: string }) {
  const text = useRemoteConfigText()
  const { audiences } = useData(audiencesData, projectId)
  return (
    <Section title={text('remote-config.audiences')} description={text('remote-config.audiences.body')}>
      <QueryView query={audiences}>
        {({ items }) => (
          <ul className="divide-y divide-line rounded-lg border border-line">
            {items.map(({ audienceId, days, quietDays, people }) => (
              <li key={audienceId} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3">
                <span className="flex min-w-0 flex-col gap-0.5">
                  <span className="font-medium">{text(`remote-config.audience.${audienceId}`)}</span>
                  <span className="text-sm text-muted">
                    {text(`remote-config.audience.${audienceId}.rule`, { days, quietDays: quietDays ?? 0 })}
                  </span>
                </span>
                <span className="text-sm text-muted tabular-nums">
                  {text('remote-config.audience.people', { count: people })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Section>
  )
}
