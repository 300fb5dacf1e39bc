import { Callout, CopyButton, Dialog, DialogContent } from '@console-widgets/ui'
import type { UriPrefix } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import { assetLinksFile, assetLinksPath } from '../model.ts'

/** The file by which Android opens the links of a prefix in the app without asking. */
export function AndroidFileDialog({ prefix, onClose }: { prefix: UriPrefix; onClose: () => void }) {
  const text = useLinksText()
  const { signedApps, assetLinks, uriPrefix } = prefix
  const content = assetLinksFile(signedApps)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="large"
        title={text('links.android')}
        description={text('links.android.body', { address: uriPrefix + assetLinksPath })}
        closeLabel={text('links.close')}
      >
        <div className="flex min-w-0 flex-col gap-4">
          {signedApps.length === 0 ? <Callout tone="warning">{text('links.android.none')}</Callout> : null}
          <div className="flex items-start gap-2">
            <pre
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
              tabIndex={0}
              role="region"
              aria-label={text('links.android.file')}
              className="max-h-80 min-w-0 flex-1 overflow-auto rounded-md bg-sunken p-3 font-mono text-sm"
            >
              {content}
            </pre>
            <CopyButton value={content} label={text('links.android.copy')} />
          </div>
          <p className="max-w-prose text-sm text-muted wrap-anywhere">
            {text('links.android.own', { address: assetLinks })}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  )
}
