import { DateTimeField, FormDialog, TextArea, useData } from '@console-widgets/ui'
import { type Version, versionActs } from '../data.ts'
import { longestPhasedRelease, versionLimits } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'

/** Dialog for changing the end and the goal of a phased release. */
export function PhasedEndDialog({
  version,
  open,
  onOpenChange,
}: {
  version: Version
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const text = useVersionsText()
  const { phased } = useData(versionActs)
  const plan = version.phasedRelease
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={text('versions.phased.changeEnd')}
      description={text('versions.phased.end.help')}
      defaults={{ endTime: plan?.endTime, description: plan?.description ?? '' }}
      onSubmit={(values) => phased.run({ appId: version.appId, versionId: version.versionId, ...values })}
    >
      <DateTimeField
        name="endTime"
        label={text('versions.phased.end')}
        min={plan?.startTime}
        max={(plan?.startTime ?? 0) + longestPhasedRelease}
        required
      />
      <TextArea
        name="description"
        label={text('versions.phased.description')}
        maxLength={versionLimits.phasedDescription}
      />
    </FormDialog>
  )
}
