import { fillRoute } from '@console-widgets/data'
import { EmptyState, ErrorState, Skeleton, useConsole, usePlace } from '@console-widgets/ui'
import { searchThings, type Thing } from '@console-widgets/workspace/data'
import { useEffect, useState } from 'react'
import { useHostText } from '../text.ts'

/** The link of a test: leads to the page of its version. */
export default function OpenTest({ code }: { code: string }) {
  const text = useHostText()
  const console = useConsole()
  const place = usePlace()
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<{ code: string; error?: Error }>()
  useEffect(() => {
    const controller = new AbortController()
    const goTo = ({ page }: Thing) =>
      place.go(fillRoute(console.options.routes?.[page.id] ?? '/', page.values), { replace: true })
    searchThings(console, `open-test/${code}`, controller.signal).then(
      ([thing]) => (thing ? goTo(thing) : setOutcome({ code })),
      (error: Error) => controller.signal.aborted || setOutcome({ code, error }),
    )
    return () => controller.abort()
  }, [console, place, code, attempt])
  if (outcome?.code !== code) return <Skeleton lines={6} />
  if (!outcome.error)
    return <EmptyState title={text('host.openTest.missing')} body={text('host.openTest.missing.text')} />
  const again = () => {
    setOutcome(undefined)
    setAttempt(attempt + 1)
  }
  return <ErrorState error={outcome.error} onRetry={again} />
}
