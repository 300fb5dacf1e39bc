import type { Query } from '@console-widgets/data'
import { QueryView, useLocale } from '@console-widgets/ui'
import type { Topics } from '../data.ts'
import { useCommentsText } from '../generated/text.ts'
import { TitledFigures } from './titled-figures.tsx'

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
    <TitledFigures
      title={title}
      heading={text('comments.topics.word')}
      columns={[text('comments.topics.count'), text('comments.topics.others'), 'z']}
      rows={topics.map(({ word, count, others, z }) => ({
        id: word,
        name: word,
        values: [count, others, odds.format(z)],
      }))}
      none={text('comments.topics.none')}
    />
  )
}
