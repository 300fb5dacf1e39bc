import { Button, Callout, Link, useConsole, useLanguage, usePlace } from '@console-widgets/ui'
import { useComposition } from '../composition/composition-context.tsx'
import { demoPath } from '../demo/demo-place.ts'
import { startSignIn } from '../sign-in-window.ts'
import { useHostText } from '../text.ts'
import { OwnPreferences } from './own-preferences.tsx'

/**
 * Page for signed-out visitors: a sign-in button, a link to the demo project, and the language and theme above.
 *
 * @param hasExpired the session ended while the console was in use
 */
export function SignedOut({ hasExpired }: { hasExpired: boolean }) {
  const composition = useComposition()
  const language = useLanguage()
  const text = useHostText()
  const console = useConsole()
  const place = usePlace()
  return (
    <main className="relative grid min-h-dvh place-items-center p-6">
      <div className="absolute end-4 top-4">
        <OwnPreferences />
      </div>
      <div className="flex max-w-96 flex-col gap-4">
        <h1 className="text-2xl font-semibold text-balance">{text('host.signIn.title')}</h1>
        <p className="text-muted">{text('host.signIn.text')}</p>
        {hasExpired ? <Callout live>{text('host.signIn.expired')}</Callout> : null}
        <div className="flex flex-wrap gap-2">
          <Button tone="primary" size="large" onClick={() => startSignIn(console)}>
            {text('host.signIn')}
          </Button>
          <Button tone="quiet" size="large" onClick={() => place.go(demoPath)}>
            {text('host.demo')}
          </Button>
        </div>
        {composition.pages
          // Pages with parameters are reached by their links alone.
          .filter((page) => page.SignedOutView && !page.pattern.includes(':'))
          .map((page) => (
            <p key={page.id}>
              <Link to={page.pattern}>{page.title[language]}</Link>
            </p>
          ))}
      </div>
    </main>
  )
}
