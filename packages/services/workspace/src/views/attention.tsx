import { Button, Card, Icon, icons, RelativeTime, SkeletonBar, useServiceWords } from '@console-widgets/ui'
import { useState } from 'react'
import type { AttentionLine } from '../data.ts'
import { useWorkspaceText } from '../generated/text.ts'
import { PageLink } from './page-link.tsx'

/** Number of lines until the rest is asked for. */
const shownFirst = 6

const tones = {
  danger: { icon: 'danger', className: 'text-danger' },
  warning: { icon: 'danger', className: 'text-warning' },
  info: { icon: icons.bell, className: 'text-muted' },
} as const

/** What needs the person, the most urgent first. */
export function Attention({ lines }: { lines: readonly AttentionLine[] }) {
  const text = useWorkspaceText()
  const [all, setAll] = useState(false)
  const shown = all ? lines : lines.slice(0, shownFirst)
  const more = lines.length - shown.length
  return (
    <Card
      title={text('workspace.attention')}
      footer={
        more > 0 ? (
          <span className="-ms-2">
            <Button tone="quiet" size="small" onClick={() => setAll(true)}>
              {text('workspace.attention.more', { count: more })}
            </Button>
          </span>
        ) : undefined
      }
    >
      {lines.length === 0 ? (
        <p className="flex items-center gap-2 text-muted">
          <Icon name="check" className="text-success" />
          {text('workspace.attention.none')}
        </p>
      ) : (
        <ul className="flex flex-col gap-3">
          {shown.map((line) => (
            <Line key={`${line.kind}/${line.id}`} line={line} />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** As high as the card usually becomes, so that what is below it stays in its place. */
export function AttentionLoading() {
  const text = useWorkspaceText()
  return (
    <Card title={text('workspace.attention')} footer={<span className="h-7" />}>
      <div aria-hidden="true" className="flex appear-late flex-col gap-3">
        {Array.from({ length: shownFirst }, (_, line) => (
          <div key={line}>
            <div className="flex h-lh items-center">
              <SkeletonBar className="w-1/2" />
            </div>
            <div className="flex h-lh items-center text-sm">
              <SkeletonBar className="w-20" />
            </div>
          </div>
        ))}
      </div>
    </Card>
  )
}

function Line({ line: { kind, page, time, tone, values } }: { line: AttentionLine }) {
  const { find } = useServiceWords()
  const { icon, className } = tones[tone]
  return (
    <li className="flex min-w-0 items-start gap-2.5">
      <Icon name={icon} className={`mt-0.5 shrink-0 ${className}`} />
      <div className="min-w-0 flex-1 break-words">
        <PageLink page={page}>{find(`attention.${kind}`, values) ?? kind}</PageLink>
        <p className="text-sm text-muted">
          <RelativeTime time={time} />
        </p>
      </div>
    </li>
  )
}
