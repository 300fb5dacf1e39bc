import { QueryView, SectionPanel, Tabs, useData } from '@console-widgets/ui'
import { useState } from 'react'
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
  const [tab, setTab] = useState('edit')
  const panel = (value: string, label: string) => ({ value, label, shown: tab === value, onShow: () => setTab(value) })
  return (
    <QueryView query={rules}>
      {(known) => (
        <Tabs
          label={text('cloud-storage.rules')}
          value={tab}
          onValueChange={setTab}
          tabs={[
            { value: 'edit', label: text('cloud-storage.rules.edit') },
            { value: 'history', label: text('cloud-storage.rules.history'), count: known.history.length || undefined },
            { value: 'decisions', label: text('cloud-storage.rules.decisions') },
          ]}
        >
          <SectionPanel {...panel('edit', text('cloud-storage.rules.edit'))}>
            <RulesEditor bucketId={bucketId} bucketName={bucketName} rules={known} />
          </SectionPanel>
          <SectionPanel {...panel('history', text('cloud-storage.rules.history'))}>
            <RulesHistory bucketId={bucketId} rules={known} />
          </SectionPanel>
          <SectionPanel {...panel('decisions', text('cloud-storage.rules.decisions'))}>
            <RulesDecisions bucketId={bucketId} />
          </SectionPanel>
        </Tabs>
      )}
    </QueryView>
  )
}
