import { Button, Callout, Dialog, DialogContent, Identifier } from '@console-widgets/ui'
import type { ReactNode } from 'react'
import { useTeamsText } from '../generated/text.ts'

export interface ShownOnceProps {
  open: boolean
  title: string
  description: ReactNode
  /** Names and values to copy. */
  values: readonly { label: string; value: string }[]
  onClose: () => void
}

/** Dialog for values that the platform returns only once, such as passwords or links; the user confirms saving them. */
export function ShownOnce({ open, title, description, values, onClose }: ShownOnceProps) {
  const text = useTeamsText()
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        title={title}
        persistent
        footer={
          <Button tone="primary" onClick={onClose}>
            {text('teams.once.kept')}
          </Button>
        }
      >
        <div className="flex flex-col gap-4">
          <p>{description}</p>
          <dl className="flex flex-col gap-3">
            {values.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="rounded-md border border-line bg-sunken px-2.5 py-1.5">
                  <Identifier value={value} label={label} />
                </dd>
              </div>
            ))}
          </dl>
          <Callout tone="warning">{text('teams.once.warning')}</Callout>
        </div>
      </DialogContent>
    </Dialog>
  )
}
