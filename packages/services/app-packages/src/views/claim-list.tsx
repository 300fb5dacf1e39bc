import {
  ActionButton,
  EmptyState,
  icons,
  QueryView,
  RelativeTime,
  Status,
  type Tone,
  useData,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { type Claim, claimsData } from '../data.ts'
import type { ClaimState } from '../model.ts'
import { useAppPackagesText } from '../generated/text.ts'
import { CreateClaim } from './create-claim.tsx'

const tones: Record<ClaimState, Tone> = { submitted: 'info', passed: 'success', rejected: 'danger', withdrawn: 'draft' }

/** The team's claims on package names, with a button for a new one. */
export function ClaimList() {
  const text = useAppPackagesText()
  const { claims } = useData(claimsData)
  const [creating, setCreating] = useState(false)
  const create = (
    <ActionButton
      tone="primary"
      icon={icons.flag}
      label={text('app-packages.claims.create')}
      call={calls['app-packages.package-claim.create']}
      run={() => setCreating(true)}
    />
  )
  return (
    <div className="flex flex-col gap-4">
      <QueryView query={claims}>
        {(answer) =>
          answer.claims.length === 0 ? (
            <EmptyState icon={icons.flag} title={text('app-packages.claims.none')} action={create} />
          ) : (
            <>
              <ul className="flex flex-col divide-y divide-line">
                {answer.claims.map((claim) => (
                  <ClaimItem key={claim.claimId} claim={claim} />
                ))}
              </ul>
              <div>{create}</div>
            </>
          )
        }
      </QueryView>
      <CreateClaim open={creating} onOpenChange={setCreating} />
    </div>
  )
}

function ClaimItem({ claim }: { claim: Claim }) {
  const text = useAppPackagesText()
  const { withdraw } = useData(claimsData)
  const { claimId, packageName, state, opinion, description, createTime } = claim
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <code className="[overflow-wrap:anywhere]">{packageName}</code>
        <p className="text-sm text-muted">
          {description} · <RelativeTime time={createTime} />
        </p>
        <Status tone={tones[state]} detail={opinion || undefined}>
          {text(`app-packages.claim.${state}`)}
        </Status>
      </div>
      {state === 'submitted' ? (
        <ActionButton
          size="small"
          label={text('app-packages.claims.withdraw')}
          call={calls['app-packages.package-claim.delete']}
          run={() => withdraw.run({ claimId })}
          confirm={{ title: text('app-packages.claims.withdraw.title', { name: packageName }) }}
        />
      ) : null}
    </li>
  )
}
