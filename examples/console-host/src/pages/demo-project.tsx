import { AppList } from '@console-widgets/apps'
import { Button, Callout, useConsole } from '@console-widgets/ui'
import { useHostText } from '../text.ts'

/** Read-only view of the demo project's apps for signed-out visitors (R14, R121). */
export default function DemoProject() {
  const text = useHostText()
  const console = useConsole()
  const signIn = () => console.session.signIn(`${location.origin}${location.pathname}#/apps`)
  return (
    <div className="flex flex-col gap-5">
      <Callout
        action={
          <Button tone="primary" onClick={signIn}>
            {text('host.signIn')}
          </Button>
        }
      >
        {text('host.demo.notice')}
      </Callout>
      <AppList />
    </div>
  )
}
