import { FormDialog, TextArea, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { hostingData } from '../../data.ts'
import { storageLimits } from '../../model.ts'
import { useHostingText } from '../../generated/text.ts'

export interface RefreshDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  siteId: string
  siteName: string
}

const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** Dialog for choosing the paths to purge. */
export function RefreshDialog({ open, onOpenChange, siteId, siteName }: RefreshDialogProps) {
  const text = useHostingText()
  const toasts = useToast()
  const { refresh } = useData(hostingData)
  const schema = v.object({
    paths: v.pipe(
      v.string(),
      v.check(
        (value) => linesOf(value).length > 0 && linesOf(value).every((line) => line.startsWith('/')),
        text('cloud-storage.hosting.paths.wrong'),
      ),
      v.check(
        (value) => linesOf(value).length <= storageLimits.pathsPerRefresh,
        text('cloud-storage.hosting.paths.tooMany', { count: storageLimits.pathsPerRefresh }),
      ),
    ),
  })
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('cloud-storage.hosting.refresh.title', { name: siteName })}
      submitLabel={text('cloud-storage.hosting.refresh.submit')}
      schema={schema}
      defaults={{ paths: '/' }}
      draft={false}
      onSubmit={async ({ paths }) => {
        await refresh.run({ siteId, paths: linesOf(paths) })
        toasts.show({ tone: 'success', title: text('cloud-storage.hosting.refreshBegun') })
      }}
    >
      <TextArea
        name="paths"
        label={text('cloud-storage.hosting.paths')}
        help={text('cloud-storage.hosting.paths.help')}
        rows={5}
      />
    </FormDialog>
  )
}
