import { Status, type Tone } from '@console-widgets/ui'
import { useAdsText } from '../generated/text.ts'
import type { AccountState, AdProjectState, MaterialState, OffReason } from '../model.ts'

const projectTones: Readonly<Record<AdProjectState, Tone>> = { off: 'draft', on: 'success', ended: 'info' }
const materialTones: Readonly<Record<MaterialState, Tone>> = {
  draft: 'draft',
  auditing: 'info',
  passed: 'success',
  rejected: 'danger',
}
const accountTones: Readonly<Record<AccountState, Tone>> = {
  unauthorized: 'draft',
  authorized: 'success',
  expired: 'danger',
}

/** State of a project, with why it isn’t on. */
export function ProjectState({ state, offReason }: { state: AdProjectState; offReason: OffReason | null }) {
  const text = useAdsText()
  const why = offReason === null || offReason === 'new' ? null : text(`ads.offReason.${offReason}`)
  return (
    <Status tone={projectTones[state]} detail={why}>
      {text(`ads.projectState.${state}`)}
    </Status>
  )
}

/** State of a material. */
export function MaterialStatus({ state }: { state: MaterialState }) {
  const text = useAdsText()
  return <Status tone={materialTones[state]}>{text(`ads.materialState.${state}`)}</Status>
}

/** State of an account. */
export function AccountStatus({ state }: { state: AccountState }) {
  const text = useAdsText()
  return <Status tone={accountTones[state]}>{text(`ads.accountState.${state}`)}</Status>
}
