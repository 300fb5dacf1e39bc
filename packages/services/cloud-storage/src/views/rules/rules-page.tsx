import { QueryView, TabPanel, Tabs, useData } from '@console-widgets/ui'
import { rulesData } from '../../data.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { RulesDecisions } from './rules-decisions.tsx'
import { RulesEditor } from './rules-editor.tsx'
import { RulesHistory } from './rules-history.tsx'

export interface RulesPageProps {
  bucketId: string
  bucketName: string
}

/**
 * Security rules of a bucket: editor with a simulator, version history, and decisions.
 */
export function RulesPage({ bucketId, bucketName }: RulesPageProps) {
  const text = useCloudStorageText()
  const { rules } = useData(rulesData, bucketId)
  return (
    <QueryView query={rules}>
      {(known) => (
        <Tabs
          label={text('cloud-storage.rules')}
          tabs={[
            { value: 'edit', label: text('cloud-storage.rules.edit') },
            { value: 'history', label: text('cloud-storage.rules.history'), count: known.history.length || undefined },
            { value: 'decisions', label: text('cloud-storage.rules.decisions') },
          ]}
        >
          <TabPanel value="edit">
            <RulesEditor bucketId={bucketId} bucketName={bucketName} rules={known} />
          </TabPanel>
          <TabPanel value="history">
            <RulesHistory bucketId={bucketId} rules={known} />
          </TabPanel>
          <TabPanel value="decisions">
            <RulesDecisions bucketId={bucketId} />
          </TabPanel>
        </Tabs>
      )}
    </QueryView>
  )
}
