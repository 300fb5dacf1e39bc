import { Checklist } from '@console-widgets/ui'
import type { Version } from '../data.ts'
import { useVersionsText } from '../generated/text.ts'
import { useFieldRoute } from './field-route.ts'

/** Pre-submission checks; failed ones link to their field. */
export function PreChecks({ version }: { version: Version }) {
  const text = useVersionsText()
  const fieldRoute = useFieldRoute()
  return (
    <Checklist
      label={text('versions.checks')}
      checks={version.preChecks.map(({ id, level, passed, section, field }) => ({
        id,
        label: text(`versions.check.${id}`),
        state: passed ? 'passed' : level === 'error' ? 'failed' : 'warning',
        ...(passed ? {} : { detail: text(`versions.check.${id}.fix`), to: fieldRoute(version, section, field) }),
      }))}
    />
  )
}
