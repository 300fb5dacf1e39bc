import { formatDate } from '@console-widgets/core/formats'
import {
  ActionButton,
  Button,
  Callout,
  Card,
  FileSize,
  KeyValueList,
  lazyFormDialog,
  useAllowed,
  useData,
  useLanguage,
} from '@console-widgets/ui'
import { useEffect, useRef, useState } from 'react'
import { calls } from '../contract.ts'
import { type AppRating, ratingData } from '../data.ts'
import { useAgeRatingText } from '../generated/text.ts'

const BoardForm = lazyFormDialog(() => import('./board-form.tsx').then((module) => module.BoardForm))

interface BoardCertificateProps {
  rating: AppRating
  /** Whether the answers give a rating that only the board gives. */
  isNeeded: boolean
  /** Whether a link of another service leads here. */
  isFocused: boolean
}

/** The certificate of Korea’s rating board: what there is, and where it is handed in. */
export function BoardCertificate({ rating, isNeeded, isFocused }: BoardCertificateProps) {
  const text = useAgeRatingText()
  const { appId, boardCertificate } = rating
  const { deleteBoardCertificate } = useData(ratingData, appId)
  const maySave = useAllowed(calls['age-rating.board-certificate.update'])
  const [isOpen, setOpen] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) element.current?.scrollIntoView({ block: 'center' })
  }, [isFocused])
  if (!isNeeded && !boardCertificate) return null
  return (
    <div ref={element} className={isFocused ? 'rounded-lg outline-2 outline-offset-4 outline-accent' : undefined}>
      <Card
        title={text('age-rating.board')}
        footer={
          <>
            {maySave ? (
              <Button
                size="small"
                onPointerEnter={BoardForm.prepare}
                onFocus={BoardForm.prepare}
                onClick={() => setOpen(true)}
              >
                {text(boardCertificate ? 'age-rating.board.replace' : 'age-rating.board.add')}
              </Button>
            ) : null}
            {boardCertificate ? (
              <ActionButton
                size="small"
                label={text('age-rating.board.delete')}
                call={calls['age-rating.board-certificate.delete']}
                run={() => deleteBoardCertificate.run({ appId })}
                confirm={{
                  title: text('age-rating.board.delete.title'),
                  description: isNeeded ? text('age-rating.board.delete.body') : undefined,
                }}
              />
            ) : null}
          </>
        }
      >
        <Content rating={rating} isNeeded={isNeeded} />
        <BoardForm appId={appId} open={isOpen} onOpenChange={setOpen} />
      </Card>
    </div>
  )
}

function Content({ rating: { boardCertificate }, isNeeded }: Omit<BoardCertificateProps, 'isFocused'>) {
  const text = useAgeRatingText()
  const language = useLanguage()
  if (!boardCertificate) return <Callout tone="warning">{text('age-rating.board.needed')}</Callout>
  const { number, issueDay, expireDay, isExpired, fileName, fileSize } = boardCertificate
  return (
    <div className="@container flex min-w-0 flex-col gap-4">
      {isNeeded ? (
        isExpired ? (
          <Callout tone="danger">{text('age-rating.board.expired')}</Callout>
        ) : null
      ) : (
        <Callout>{text('age-rating.board.unneeded')}</Callout>
      )}
      <KeyValueList
        items={[
          { label: text('age-rating.board.number'), value: number },
          { label: text('age-rating.board.issuer'), value: text('age-rating.board.issuer.grac') },
          { label: text('age-rating.board.issueDay'), value: formatDate(issueDay, language) },
          {
            label: text('age-rating.board.expireDay'),
            value: expireDay === null ? text('age-rating.board.endless') : formatDate(expireDay, language),
          },
          {
            label: text('age-rating.board.file'),
            value: (
              <span className="wrap-anywhere">
                {fileName}{' '}
                <span className="text-muted">
                  <FileSize bytes={fileSize} />
                </span>
              </span>
            ),
          },
        ]}
      />
    </div>
  )
}
