import {
  ActionButton,
  Button,
  CodeEditor,
  Comparison,
  Dialog,
  DialogContent,
  EmptyState,
  icons,
  RelativeTime,
  Skeleton,
  useData,
} from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { calls } from '../../contract.ts'
import { type Rules, rulesData } from '../../data.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { rulesLanguage } from './rules-language.ts'

/** Previous versions: author, time, differences, and a button to publish one again. */
export function RulesHistory({ bucketId, rules }: { bucketId: string; rules: Rules }) {
  const text = useCloudStorageText()
  const [shown, setShown] = useState<number>()
  const { published, history } = rules
  if (history.length === 0)
    return (
      <EmptyState
        icon={icons.history}
        title={text('cloud-storage.rules.history.empty')}
        body={text('cloud-storage.rules.history.emptyBody')}
      />
    )
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {history.map(({ version, note, userName, publishTime }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="font-medium tabular-nums">{text('cloud-storage.rules.version', { version })}</span>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
              {note || <span className="text-faint">–</span>}
            </span>
            <span className="text-sm text-muted">
              {userName ? `${userName} · ` : null}
              <RelativeTime time={publishTime} />
            </span>
            <Button size="small" onClick={() => setShown(version)}>
              {text('cloud-storage.rules.compare')}
            </Button>
          </li>
        ))}
      </ul>
      {shown === undefined ? null : (
        <VersionDialog bucketId={bucketId} version={shown} live={published} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}

interface VersionDialogProps {
  bucketId: string
  version: number
  live: Rules['published']
  onClose: () => void
}

function VersionDialog({ bucketId, version, live, onClose }: VersionDialogProps) {
  const text = useCloudStorageText()
  const { readVersion, set } = useData(rulesData, bucketId)
  const [source, setSource] = useState<string>()
  useEffect(() => {
    let wanted = true
    void readVersion(version).then((found) => wanted && setSource(found?.text ?? ''), onClose)
    return () => {
      wanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `close` does the same in every rendering
  }, [readVersion, version])
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="large"
        title={text('cloud-storage.rules.version', { version })}
        closeLabel={text('cloud-storage.close')}
        footer={
          <ActionButton
            tone="primary"
            call={calls['cloud-storage.security-rule.set']}
            label={text('cloud-storage.rules.restore')}
            reason={source === live.text ? text('cloud-storage.rules.publish.same') : undefined}
            run={async () => {
              await set.run({
                bucketId,
                text: source ?? '',
                publish: true,
                note: text('cloud-storage.rules.restore.note', { version }),
                baseVersion: live.version,
              })
              onClose()
            }}
            done={text('cloud-storage.rules.restore.done', { version })}
          />
        }
      >
        {source === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <div className="flex flex-col gap-4">
            <Comparison
              label={text('cloud-storage.rules.difference')}
              beforeLabel={text('cloud-storage.rules.live', { version: live.version })}
              afterLabel={text('cloud-storage.rules.version', { version })}
              values={[{ label: text('cloud-storage.rules'), before: live.text, after: source }]}
            />
            <CodeEditor
              label={text('cloud-storage.rules.text')}
              value={source}
              language={rulesLanguage}
              readOnly
              lines={[6, 14]}
            />
          </div>
        )}
      </DialogContent>
    </Dialog>
  )
}
