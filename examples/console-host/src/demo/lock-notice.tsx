import { Callout, useConsole, useStore } from '@console-widgets/ui'
import { useHostText } from '../text.ts'

/** Notice on the pages of an app or a project that the signed-in user can't change: those of a demo project (R120). */
export function LockNotice({ values }: { values: Readonly<Record<string, string>> }) {
  const text = useHostText()
  const { lockedIds = [] } = useStore(useConsole().session.$profile) ?? {}
  if (!Object.values(values).some((id) => lockedIds.includes(id))) return null
  return <Callout>{text('host.demo.locked')}</Callout>
}
