import { Status, type Tone } from '@console-widgets/ui'
import type { ServiceProvider } from '../data.ts'
import type { ProviderState } from '../model.ts'
import { useTeamsText } from '../generated/text.ts'

export const PROVIDER_TONES: Record<ProviderState, Tone> = { active: 'success', suspended: 'warning', ended: 'draft' }

/** Whether a provider has access. */
export function ProviderStatus({ provider: { state } }: { provider: Pick<ServiceProvider, 'state'> }) {
  const text = useTeamsText()
  return <Status tone={PROVIDER_TONES[state]}>{text(`teams.provider.state.${state}`)}</Status>
}
