import { ActionButton, Identifier, useData, useLanguage } from '@console-widgets/ui'
import { formatDateTime } from '@console-widgets/core/formats'
import { useState } from 'react'
import { downloadData, type TempUrl } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'

export interface DownloadLinkProps {
  /** ID of the app. */
  appId: string
  objectId: string
}

/** Creates a link that anyone can download a package with for ten minutes, to install it on a device. */
export function DownloadLink({ appId, objectId }: DownloadLinkProps) {
  const text = useVersionsText()
  const language = useLanguage()
  const { createLink } = useData(downloadData)
  const [link, setLink] = useState<TempUrl>()
  if (!link)
    return (
      <ActionButton
        label={text('versions.packages.link')}
        icon="download"
        run={async () => setLink(await createLink(appId, objectId))}
      />
    )
  return (
    <span className="flex min-w-0 flex-col gap-1">
      <Identifier value={link.url} label={text('versions.packages.link.name')} />
      <span role="status" className="text-sm text-muted">
        {text('versions.packages.link.until', { time: formatDateTime(link.expires, language) })}
      </span>
    </span>
  )
}
