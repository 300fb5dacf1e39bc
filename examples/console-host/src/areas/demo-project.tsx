import { AppList } from '@console-widgets/apps'
import { Button, useConsole } from '@console-widgets/ui'
import { useHostText } from '../text.ts'

/** What a visitor sees who is not signed in: the apps of the demo project, to look at (R14, R121). */
export default function DemoProject() {
  const text = useHostText()
  const console = useConsole()
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Button tone="primary" onClick={() => console.session.signIn(`${location.origin}${location.pathname}#/apps`)}>
          {text('host.signIn')}
        </Button>
      </div>
      <AppList />
    </div>
  )
}
