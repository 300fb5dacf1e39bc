import {
  ActionButton,
  Button,
  CopyButton,
  icons,
  lazyFormDialog,
  RelativeTime,
  useAllowed,
  useData,
  useToast,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../../contract.ts'
import { fileData, type FileDetail, type FileToken } from '../../data.ts'
import { storageLimits } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'

const LinkDialog = lazyFormDialog(() => import('./link-dialog.tsx').then((module) => module.LinkDialog))

/** Links to a file that work without sign-in: create, copy, revoke, or replace all. */
export function FileLinks({ file }: { file: FileDetail }) {
  const text = useCloudStorageText()
  const toasts = useToast()
  const { refreshTokens } = useData(fileData, file.bucketId, file.key)
  const canMake = useAllowed(calls['cloud-storage.file-token.create'])
  const [making, setMaking] = useState(false)
  const { tokens } = file
  const full = tokens.length >= storageLimits.tokensPerFile
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{text('cloud-storage.links.body')}</p>
      {tokens.length === 0 ? <p className="text-sm">{text('cloud-storage.links.none')}</p> : null}
      <ul className="flex flex-col divide-y divide-line">
        {tokens.map((token) => (
          <LinkItem key={token.tokenId} file={file} token={token} />
        ))}
      </ul>
      {canMake ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon="add"
            reason={full ? text('cloud-storage.links.full', { count: storageLimits.tokensPerFile }) : undefined}
            onPointerEnter={LinkDialog.prepare}
            onFocus={LinkDialog.prepare}
            onClick={() => setMaking(true)}
          >
            {text('cloud-storage.links.create')}
          </Button>
          {tokens.length > 0 ? (
            <ActionButton
              size="small"
              icon="refresh"
              call={calls['cloud-storage.file-token.clear-and-refresh']}
              label={text('cloud-storage.links.refresh')}
              confirm={{
                title: text('cloud-storage.links.refresh.title', { name: file.name }),
                description: text('cloud-storage.links.refresh.body', { count: tokens.length }),
                dependents: tokens.map((token) => ({
                  label: token.description || text('cloud-storage.links.unnamed'),
                  detail: token.userName ?? undefined,
                })),
              }}
              run={async () => {
                const answer = await refreshTokens.run({ bucketId: file.bucketId, key: file.key })
                if (answer)
                  toasts.show({
                    tone: 'success',
                    title: text('cloud-storage.links.refresh.done', { count: answer.revoked }),
                  })
              }}
            />
          ) : null}
        </div>
      ) : null}
      <LinkDialog open={making} onOpenChange={setMaking} bucketId={file.bucketId} fileKey={file.key} name={file.name} />
    </div>
  )
}

function LinkItem({ file, token }: { file: FileDetail; token: FileToken }) {
  const text = useCloudStorageText()
  const { removeToken } = useData(fileData, file.bucketId, file.key)
  const { tokenId, address, description, userName, createTime, endTime } = token
  return (
    <li className="flex items-start gap-2 py-2 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{description || text('cloud-storage.links.unnamed')}</p>
        <p className="text-sm text-muted">
          {userName ? `${userName} · ` : null}
          <RelativeTime time={createTime} />
          {' · '}
          {endTime === null ? (
            text('cloud-storage.links.noEnd')
          ) : (
            <>
              {text('cloud-storage.links.ends')} <RelativeTime time={endTime} />
            </>
          )}
        </p>
      </div>
      <CopyButton value={address} label={text('cloud-storage.links.copy')} />
      <ActionButton
        size="small"
        tone="quiet"
        icon={icons.stop}
        call={calls['cloud-storage.file-token.delete']}
        label={text('cloud-storage.links.revoke')}
        run={() => removeToken.run({ tokenId })}
        done={text('cloud-storage.links.revoked')}
      />
    </li>
  )
}
