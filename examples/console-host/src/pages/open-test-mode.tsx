import { readPlace, writePlace } from '@console-widgets/data'
import { Button, EmptyState, usePlace, useStore } from '@console-widgets/ui'
import { useComposition } from '../composition/composition-context.tsx'
import { useHostText } from '../text.ts'

/**
 * The open test mode (R13). Its calls carry neither a team nor a token, so that nothing of a team can be shown: it
 * leads to where the tests of the app are managed.
 */
export default function OpenTestMode() {
  const text = useHostText()
  const place = usePlace()
  const { routeTo } = useComposition()
  const appId = readPlace(useStore(place.$route)).parameters.get('appId')
  const tests = appId
    ? writePlace(routeTo('versions.list', { appId }), new URLSearchParams({ tab: 'tests' }))
    : routeTo('apps.list')
  const leave = () => {
    // A page is in this mode from its start on, so that leaving reloads it.
    location.hash = tests
  }
  return (
    <EmptyState
      title={text('host.openTest')}
      body={text('host.openTest.text')}
      action={<Button onClick={leave}>{text('host.openTest.go')}</Button>}
    />
  )
}
