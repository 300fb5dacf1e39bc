import { PlainList, useData } from '@console-widgets/ui'
import * as v from 'valibot'
import { sampleData } from '../../packages/ui/src/testing/sample-console.ts'

const schema = v.object({
  appName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
  packageName: v.pipe(v.string(), v.minLength(1)),
})

/** The apps of the sample platform, by name and package name alone. */
export function SamplePlainList() {
  const { apps, create, remove } = useData(sampleData)
  return (
    <PlainList
      list={apps}
      title="Apps"
      columns={[
        { id: 'appName', header: 'Name', primary: true },
        { id: 'packageName', header: 'Package name', code: true, help: 'Such as com.example.app' },
      ]}
      create={{ mutation: create, label: 'Create app', schema: () => Promise.resolve(schema) }}
      // The sample's calls have no types.
      remove={remove as never}
      empty={{ title: 'No apps yet', body: 'An app has a name and a package name.' }}
    />
  )
}
