import { isOperatingSystemCallOn } from '@console-widgets/core/switches'
import { Button, useConsole } from '@console-widgets/ui'
import { useBetaText } from '../generated/text.ts'

/** Button that hands a link to another app, where the browser can and the deployment lets pages do so. */
export function ShareLink({ link, title }: { link: string; title: string }) {
  const text = useBetaText()
  const { switches } = useConsole().options
  if (!isOperatingSystemCallOn(switches, 4) || typeof navigator.share !== 'function') return null
  // A user who closes the choice of apps shares nothing, which is no error.
  const share = () => void navigator.share({ title, url: link }).catch(() => undefined)
  return (
    <Button size="small" onClick={share}>
      {text('beta.link.share')}
    </Button>
  )
}
