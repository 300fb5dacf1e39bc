import { classNames, StatusShape, type Tone } from '@console-widgets/ui'
import type { Simulation } from '../../data.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { failureWords } from './problem-words.ts'

type Match = Simulation['trace'][number]
type Allow = Match['allows'][number]

const tones: Record<Allow['outcome'], Tone> = {
  allowed: 'success',
  false: 'danger',
  failed: 'warning',
  'other-operation': 'draft',
  'not-reached': 'draft',
}

/**
 * Explains a decision: matching paths, and the result of each `allow` with the values that determined it.
 */
export function SimulatorTrace({
  trace,
  onShow,
}: {
  trace: readonly Match[]
  onShow: (from: number, to: number) => void
}) {
  const text = useCloudStorageText()
  return (
    <ol aria-label={text('cloud-storage.simulator.trace')} className="flex flex-col gap-3">
      {trace.map((match) => (
        <li key={match.from} className="flex min-w-0 flex-col gap-1.5">
          <button
            type="button"
            onClick={() => onShow(match.from, match.to)}
            className={classNames(
              'min-w-0 rounded-sm text-start text-sm focus-ring hover:underline',
              !match.fits && 'text-muted',
            )}
          >
            <code className="wrap-anywhere">{match.path}</code>{' '}
            {text(match.fits ? 'cloud-storage.simulator.fits' : 'cloud-storage.simulator.differs')}
          </button>
          {Object.keys(match.bindings).length > 0 ? (
            <p className="ps-4 text-xs wrap-anywhere text-muted">
              {Object.entries(match.bindings)
                .map(([name, value]) => `${name} = "${value}"`)
                .join(', ')}
            </p>
          ) : null}
          <ul className="flex flex-col gap-1.5 border-s border-line ps-3">
            {match.allows.map((allow) => (
              <AllowStep key={allow.from} allow={allow} onShow={onShow} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function AllowStep({ allow, onShow }: { allow: Allow; onShow: (from: number, to: number) => void }) {
  const text = useCloudStorageText()
  const { from, to, line, outcome, explanation } = allow
  return (
    <li className="min-w-0 text-sm">
      <button
        type="button"
        onClick={() => onShow(from, to)}
        className="flex items-center gap-2 rounded-sm text-start focus-ring hover:underline"
      >
        <StatusShape tone={tones[outcome]} />
        <span>{text(`cloud-storage.trace.${outcome}`, { line })}</span>
      </button>
      {explanation ? (
        <div className="flex flex-col gap-0.5 ps-6">
          <button
            type="button"
            onClick={() => onShow(explanation.from, explanation.to)}
            className="rounded-sm text-start focus-ring hover:underline"
          >
            <code className="text-xs wrap-anywhere">{explanation.text}</code>
          </button>
          {explanation.failure ? (
            <p className="text-xs wrap-anywhere text-muted">{failureWords(text, explanation.failure)}</p>
          ) : null}
          {explanation.values.map((each) => (
            <p key={each.text} className="text-xs wrap-anywhere text-muted">
              <code>{each.text}</code> = <code>{each.value}</code>
            </p>
          ))}
        </div>
      ) : null}
    </li>
  )
}
