import { PublicNews } from '@console-widgets/reports'
import { Link } from '@console-widgets/ui'
import { useHostText } from '../text.ts'

/** The platform's news for whoever is not signed in, with the way to a sign-in. */
export default function PublicNewsPage() {
  const text = useHostText()
  return (
    <main className="mx-auto flex max-w-240 flex-col gap-5 p-6">
      <Link to="/">{text('host.signIn')}</Link>
      <PublicNews />
    </main>
  )
}
