import { Button, Callout, useConsole } from '@console-widgets/ui'
import { useHostText } from '../text.ts'

/** Notice on every page of the demo project, with the way to an account of one's own. */
export function VisitorNotice() {
  const text = useHostText()
  const { session } = useConsole()
  const signIn = () => session.signIn(`${location.origin}${location.pathname}#/`)
  return (
    <Callout
      action={
        <Button tone="primary" onClick={() => void signIn()}>
          {text('host.signIn')}
        </Button>
      }
    >
      {text('host.demo.notice')}
    </Callout>
  )
}
