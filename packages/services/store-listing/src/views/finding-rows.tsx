import { Button, classNames, Status, useJoin } from '@console-widgets/ui'
import type { ReviewFinding } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { useFindingText } from './use-finding-text.ts'
import { useScrollTo } from './use-scroll-to.ts'

const tones = { refuse: 'danger', warn: 'warning', hint: 'info' } as const

interface FindingRowsProps {
  findings: readonly ReviewFinding[]
  focus: string | null
  /** Shows the field of a finding in the preview. */
  onShow?: (field: string) => void
}

/** What was found: where, how bad it is, and what is wrong. */
export function FindingRows({ findings, focus, onShow }: FindingRowsProps) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
      {findings.map((finding, at) => (
        <FindingRow
          key={`${finding.rule} ${finding.field} ${at}`}
          finding={finding}
          isFocused={focus === finding.field}
          onShow={onShow}
        />
      ))}
    </ul>
  )
}

interface FindingRowProps {
  finding: ReviewFinding
  isFocused: boolean
  onShow: FindingRowsProps['onShow']
}

function FindingRow({ finding, isFocused, onShow }: FindingRowProps) {
  const text = useStoreListingText()
  const join = useJoin()
  const { placeOf, messageOf } = useFindingText()
  const element = useScrollTo(isFocused)
  const where = placeOf(finding.field)
  return (
    <li>
      <div
        ref={element}
        className={classNames('flex flex-wrap items-start gap-x-3 gap-y-1 px-3 py-2', isFocused && 'bg-info-soft')}
      >
        <div className="flex min-w-0 flex-1 basis-52 flex-col gap-0.5">
          <Status tone={tones[finding.rank]}>{text(`store-listing.rank.${finding.rank}`)}</Status>
          <p className="[overflow-wrap:anywhere]">{messageOf(finding)}</p>
          <p className="text-sm text-muted">{where}</p>
        </div>
        {onShow ? (
          <Button
            size="small"
            aria-label={join.labeled(text('store-listing.findings.show'), where)}
            onClick={() => onShow(finding.field)}
          >
            {text('store-listing.findings.show')}
          </Button>
        ) : null}
      </div>
    </li>
  )
}
