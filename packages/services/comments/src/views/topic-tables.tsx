import type { Query } from '@console-widgets/data'
import { QueryView, useLocale } from '@console-widgets/ui'
import type { Topics } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'

/** Words that some reviews use more than the others. */
export function TopicTables({ topics }: { topics: Query<Topics> }) {
  const text = useCommentsText()
  return (
    <QueryView query={topics}>
      {({ low, sinceRelease, version }) => (
        <div className="flex min-w-0 flex-col gap-3">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,300px),1fr))] gap-6">
            <TopicTable title={text('comments.topics.low')} topics={low} />
            {version === null ? null : (
              <TopicTable title={text('comments.topics.release', { version })} topics={sinceRelease} />
            )}
          </div>
          <p className="text-sm text-muted">{text('comments.topics.body')}</p>
        </div>
      )}
    </QueryView>
  )
}

function TopicTable({ title, topics }: { title: string; topics: Topics['low'] }) {
  const text = useCommentsText()
  const locale = useLocale()
  const odds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {topics.length === 0 ? (
        <p className="text-sm text-muted">{text('comments.topics.none')}</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="text-muted">
            <tr>
              <th scope="col" className="pb-1 text-start font-normal">
                {text('comments.topics.word')}
              </th>
              <th scope="col" className="pb-1 text-end font-normal">
                {text('comments.topics.count')}
              </th>
              <th scope="col" className="pb-1 ps-3 text-end font-normal">
                {text('comments.topics.others')}
              </th>
              <th scope="col" className="pb-1 ps-3 text-end font-normal">
                z
              </th>
            </tr>
          </thead>
          <tbody>
            {topics.map(({ word, count, others, z }) => (
              <tr key={word} className="border-t border-line">
                <th scope="row" dir="auto" className="py-1 text-start font-normal wrap-anywhere">
                  {word}
                </th>
                <td className="py-1 text-end">{count}</td>
                <td className="py-1 ps-3 text-end">{others}</td>
                <td className="py-1 ps-3 text-end">{odds.format(z)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
