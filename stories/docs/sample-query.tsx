import type { Console } from '@console-widgets/core'
import { dataOf, type Query } from '@console-widgets/data'
import { KeyValueList, QueryView, useData } from '@console-widgets/ui'
import { sampleCalls, type SampleApp } from '../../packages/ui/src/testing/sample-console.ts'

// The sample's calls have no types.
const firstApps = (console: Console) =>
  dataOf(console).query(sampleCalls['sample.app.list'], { maxReqCount: 3 }) as Query<{ items: readonly SampleApp[] }>

/** The first apps of the sample platform. */
export function SampleQuery() {
  const apps = useData(firstApps)
  return (
    <QueryView query={apps}>
      {({ items }) => (
        <KeyValueList items={items.map(({ appName, packageName }) => ({ label: appName, value: packageName }))} />
      )}
    </QueryView>
  )
}
