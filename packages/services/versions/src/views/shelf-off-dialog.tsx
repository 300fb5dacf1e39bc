import { FormDialog, TextArea, useData, useToast } from '@console-widgets/ui'
import * as v from 'valibot'
import { versionActs, type VersionItem } from '../data.ts'
import { shelfOffInput } from '../schemas.ts'
import { useVersionsText } from '../generated/text.ts'

const schema = v.pick(shelfOffInput, ['reason'])

export interface ShelfOffDialogProps {
  version: Pick<VersionItem, 'appId' | 'versionId' | 'releaseType'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Dialog for unpublishing a version or ending a test, with a reason. */
export function ShelfOffDialog({ version, ...dialog }: ShelfOffDialogProps) {
  const text = useVersionsText()
  const toasts = useToast()
  const { shelfOff } = useData(versionActs)
  const isTest = version.releaseType === 6
  const title = text(isTest ? 'versions.test.stop' : 'versions.shelfOff')
  return (
    <FormDialog
      {...dialog}
      title={title}
      description={text(isTest ? 'versions.test.stop.body' : 'versions.shelfOff.body')}
      submitLabel={title}
      schema={schema}
      onSubmit={({ reason }) => shelfOff.run({ appId: version.appId, versionId: version.versionId, reason })}
      onDone={() => toasts.show({ title: text(isTest ? 'versions.test.stop.done' : 'versions.shelfOff.done') })}
    >
      <TextArea
        name="reason"
        label={text('versions.shelfOff.reason')}
        help={isTest ? undefined : text('versions.shelfOff.reason.help')}
      />
    </FormDialog>
  )
}
