import {
  Card,
  FileDrop,
  FileSize,
  KeyValueList,
  QueryView,
  RelativeTime,
  useAct,
  useAllowed,
  useData,
} from '@console-widgets/ui'
import { calls } from '../contract.ts'
import { type Detection, isRunning, parsedVideoData, videoData } from '../data.ts'
import { useStoreListingText } from '../generated/text.ts'
import { videoCodecs } from '../model.ts'
import { FindingRows } from './finding-rows.tsx'

interface VideoCheckProps {
  appId: string
  /** The newest check of a video. */
  detection: Detection | undefined
}

/** Checks a video before it is used: its file is opened, and what it says is shown. */
export function VideoCheck({ appId, detection }: VideoCheckProps) {
  const text = useStoreListingText()
  const { limits, check, upload } = useData(videoData)
  const { act, pending } = useAct()
  const call = calls['store-listing.video-detection.create']
  const isAllowed = useAllowed(call)
  const take = ([file]: readonly File[]) => {
    if (!file) return
    void act({
      call,
      label: text('store-listing.video'),
      run: async () => check.run({ appId, objectId: await upload(file) }),
    })
  }
  return (
    <QueryView query={limits}>
      {({ items }) => {
        const limit = items.find(({ material }) => material === 'video')
        if (!limit) return null
        return (
          <Card
            title={text('store-listing.video')}
            description={text('store-listing.video.body', {
              shortest: (limit.shortestDuration ?? 0) / 1000,
              longest: (limit.longestDuration ?? 0) / 1000,
              lines: limit.shortestSide,
            })}
          >
            <div className="flex flex-col gap-4">
              {isAllowed ? (
                <FileDrop
                  label={text('store-listing.video.file')}
                  hideLabel
                  accept={limit.types.map((type) => `.${type}`).join()}
                  maxSize={limit.maxSize}
                  value={[]}
                  onChange={take}
                  reason={
                    pending || (detection && isRunning(detection)) ? text('store-listing.findings.running') : undefined
                  }
                />
              ) : null}
              {detection ? <CheckedVideo detection={detection} /> : null}
            </div>
          </Card>
        )
      }}
    </QueryView>
  )
}

function CheckedVideo({ detection }: { detection: Detection }) {
  const text = useStoreListingText()
  const { fileName, findings, state, endTime, createTime } = detection
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap gap-x-3">
        <span className="font-medium [overflow-wrap:anywhere]">{fileName}</span>
        <span className="text-muted">
          <RelativeTime time={endTime ?? createTime} />
        </span>
      </p>
      {isRunning(detection) ? <p role="status">{text('store-listing.findings.running')}</p> : null}
      {state === 'failed' ? <p className="text-danger">{text('store-listing.findings.failed')}</p> : null}
      {state === 'done' && findings.length === 0 ? <p>{text('store-listing.findings.clean')}</p> : null}
      {findings.length > 0 ? <FindingRows findings={findings} focus={null} /> : null}
      {state === 'done' ? <ParsedVideo taskId={detection.taskId} /> : null}
    </div>
  )
}

/** What the file of a video says. */
function ParsedVideo({ taskId }: { taskId: string }) {
  const text = useStoreListingText()
  const { parsed } = useData(parsedVideoData, taskId)
  return (
    <QueryView query={parsed}>
      {({ video }) =>
        video ? (
          <KeyValueList
            items={[
              { label: text('store-listing.video.size'), value: <FileSize bytes={video.size} /> },
              { label: text('store-listing.video.lines'), value: `${video.width} × ${video.height}` },
              {
                label: text('store-listing.video.duration'),
                value: text('store-listing.video.seconds', { count: Math.round(video.duration / 1000) }),
              },
              {
                label: text('store-listing.video.codec'),
                value: videoCodecs[video.codec ?? ''] ?? video.codec ?? '–',
              },
              {
                label: text('store-listing.video.sound'),
                value: text(video.hasSound ? 'store-listing.video.sound.yes' : 'store-listing.video.sound.no'),
              },
            ]}
          />
        ) : null
      }
    </QueryView>
  )
}
