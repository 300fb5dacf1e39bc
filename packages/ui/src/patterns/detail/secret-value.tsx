import { Icon } from '../../parts/icon.tsx'
import { useComparisonText } from './comparison-text.ts'

/** Placeholder for a withheld value. */
export function SecretValue() {
  const text = useComparisonText()
  return (
    <span className="inline-flex items-center gap-1 text-muted">
      <Icon name="lock" size={12} />
      {text('compare.secret')}
    </span>
  )
}
