import { useEffect, useState } from 'react'
import { Button, Dialog, DialogContent, useConsole } from '@console-widgets/ui'
import { useHostText } from '../text.ts'

/** Shows the platform's risk message, as any host of the widgets should (R178). */
export function RiskDialog() {
  const text = useHostText()
  const console = useConsole()
  const [message, setMessage] = useState<string>()
  useEffect(
    () =>
      console.host.onPosted((name, params) => {
        if (name === 'riskDialog') setMessage((params as { message: string }).message)
      }),
    [console],
  )
  return (
    <Dialog open={message !== undefined} onOpenChange={() => setMessage(undefined)}>
      <DialogContent
        role="alertdialog"
        title={text('host.risk.title')}
        footer={
          <Button tone="primary" onClick={() => setMessage(undefined)}>
            {text('host.risk.confirm')}
          </Button>
        }
      >
        <p>{message}</p>
      </DialogContent>
    </Dialog>
  )
}
