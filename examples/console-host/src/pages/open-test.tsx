import { Skeleton, usePlace } from '@console-widgets/ui'
import { useEffect } from 'react'
import { useComposition } from '../composition/composition-context.tsx'

/** The link of a test, as the test release names it: leads to its page in the open test mode. */
export default function OpenTest({ code }: { code: string }) {
  const place = usePlace()
  const { routeTo } = useComposition()
  useEffect(() => {
    place.go(routeTo('beta.open-test', { invitationCode: code }), { replace: true })
  }, [place, routeTo, code])
  return <Skeleton lines={6} />
}
