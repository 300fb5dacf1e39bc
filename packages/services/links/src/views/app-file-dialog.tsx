import { Callout, CopyButton, Dialog, DialogContent } from '@console-widgets/ui'
import type { UriPrefix } from '../data.ts'
import { useLinksText } from '../generated/text.ts'
import { appleFile, appleFilePath, assetLinksFile, assetLinksPath } from '../model.ts'

interface AppFileDialogProps {
  /** Whose devices read the file. */
  of: 'android' | 'apple'
  prefix: UriPrefix
  onClose: () => void
}

/** The file by which devices open the links of a prefix in the app without asking. */
export function AppFileDialog({ of, prefix, onClose }: AppFileDialogProps) {
  const text = useLinksText()
  const { signedApps, appleAppIds, assetLinks, uriPrefix, domain } = prefix
  const host = domain === null ? uriPrefix : `https://${domain}`
  const { content, path, place, isEmpty } =
    of === 'android'
      ? {
          content: assetLinksFile(signedApps),
          path: assetLinksPath,
          place: assetLinks,
          isEmpty: signedApps.length === 0,
        }
      : {
          content: appleFile(appleAppIds),
          path: appleFilePath,
          place: prefix.appleFile,
          isEmpty: appleAppIds.length === 0,
        }
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        size="large"
        title={text(`links.${of}`)}
        description={text(`links.${of}.body`, { address: host + path })}
        closeLabel={text('links.close')}
      >
        <div className="flex min-w-0 flex-col gap-4">
          {isEmpty ? <Callout tone="warning">{text(`links.${of}.none`)}</Callout> : null}
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
          {domain === null ? (
            <p className="max-w-prose text-sm text-muted wrap-anywhere">
              {text('links.android.own', { address: place })}
            </p>
          ) : null}
        </div>
      </DialogContent>
    </Dialog>
  )
}
