import { AppList } from '@console-widgets/apps'
import { Button, Callout, useConsole } from '@console-widgets/ui'
import { useHostText } from '../text.ts'

/** What a visitor sees who is not signed in: the apps of the demo project, to look at (R14, R121). */
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
