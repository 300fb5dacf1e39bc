import { Card, QueryView, useData, useServiceWords } from '@console-widgets/ui'
import { visitsData } from '../data.ts'
import { useWorkspaceText } from '../generated/text.ts'
import { PageLink } from './page-link.tsx'

/** The things that the person opened last, with their current names. */
export function RecentThings() {
  const text = useWorkspaceText()
  const { find } = useServiceWords()
  const { visits } = useData(visitsData)
  return (
    <Card title={text('workspace.recent')}>
      <QueryView query={visits}>
        {({ items }) =>
          items.length > 0 ? (
            <ul className="flex flex-col gap-3">
              {items.map(({ detail, id, kind, name, page }) => (
                <li key={`${kind}/${id}`} className="min-w-0 break-words">
                  <PageLink page={page}>{name}</PageLink>
                  <p className="text-sm text-muted">{[find(`rows.${kind}`), detail].filter(Boolean).join(' · ')}</p>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-muted">{text('workspace.recent.none')}</p>
          )
        }
      </QueryView>
    </Card>
  )
}
