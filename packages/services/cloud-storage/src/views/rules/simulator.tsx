import {
  Button,
  Callout,
  NumberField,
  Segmented,
  Select,
  Status,
  TextArea,
  TextField,
  useData,
  useErrorWords,
} from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { rulesData, type Simulation } from '../../data.ts'
import { ruleOperations, type RuleOperation } from '../../model.ts'
import { useCloudStorageText } from '../../generated/text.ts'
import { SimulatorTrace } from './simulator-trace.tsx'

export interface SimulatorProps {
  bucketId: string
  bucketName: string
  source: string
  /** Result of the last run. Undefined once the text has changed. */
  decided: Simulation | undefined
  errors: number
  onResult: (result: Simulation) => void
  onShow: (from: number, to: number) => void
}

type Who = 'nobody' | 'user'

/** Evaluates the edited rules for a request: caller, operation, and file. */
export function Simulator({ bucketId, bucketName, source, decided, errors, onResult, onShow }: SimulatorProps) {
  const text = useCloudStorageText()
  const words = useErrorWords()
  const { simulate } = useData(rulesData, bucketId)
  const [operation, setOperation] = useState<RuleOperation>('get')
  const [key, setKey] = useState('')
  const [who, setWho] = useState<Who>('nobody')
  const [uid, setUid] = useState('user-1')
  const [provider, setProvider] = useState('phone')
  const [claims, setClaims] = useState('{}')
  const [size, setSize] = useState<number | undefined>(1024)
  const [contentType, setContentType] = useState('image/png')
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const submit = useRef<HTMLButtonElement>(null)
  const writes = operation === 'create' || operation === 'update'
  const parsedClaims = readClaims(claims)
  const wrongClaims = who === 'user' && parsedClaims === undefined

  const run = async () => {
    setPending(true)
    setFailure(undefined)
    try {
      const result = await simulate.run({
        bucketId,
        text: source,
        operation,
        key: key.replace(/^\/+/, ''),
        auth: who === 'user' ? { uid, provider, claims: parsedClaims ?? {} } : null,
        ...(writes && {
          newResource: { ...(size === undefined ? {} : { size }), ...(contentType && { contentType }) },
        }),
      })
      if (!result) return
      onResult(result)
      // Keep the focus on the button, so that Enter runs it again, and don't scroll away from the deciding line.
      submit.current?.focus({ preventScroll: true })
    } catch (error) {
      setFailure(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <section
      aria-label={text('cloud-storage.simulator')}
      className="flex min-w-0 flex-col gap-3 self-start rounded-lg border border-line bg-raised p-gutter"
    >
      <div>
        <h2 className="font-semibold">{text('cloud-storage.simulator')}</h2>
        <p className="text-sm text-muted">{text('cloud-storage.simulator.body')}</p>
      </div>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (errors === 0 && !wrongClaims) void run()
        }}
      >
        <Select<RuleOperation>
          label={text('cloud-storage.simulator.operation')}
          value={operation}
          onChange={setOperation}
          choices={ruleOperations.map((value) => ({ value, label: text(`cloud-storage.operation.${value}`) }))}
        />
        <TextField
          label={text('cloud-storage.simulator.path')}
          help={`/${bucketName}/${key.replace(/^\/+/, '')}`}
          mono
          value={key}
          onChange={setKey}
          placeholder="users/user-1/photo.png"
        />
        <div className="flex flex-col gap-1">
          <span className="text-sm font-medium">{text('cloud-storage.simulator.who')}</span>
          <Segmented<Who>
            label={text('cloud-storage.simulator.who')}
            value={who}
            onChange={setWho}
            choices={[
              { value: 'nobody', label: text('cloud-storage.simulator.nobody') },
              { value: 'user', label: text('cloud-storage.simulator.user') },
            ]}
          />
        </div>
        {who === 'user' ? (
          <>
            <TextField label="request.auth.uid" mono value={uid} onChange={setUid} required />
            <TextField label="request.auth.provider" mono value={provider} onChange={setProvider} />
            <TextArea
              label="request.auth.claims"
              help={text('cloud-storage.simulator.claims.help')}
              error={wrongClaims ? text('cloud-storage.simulator.claims.wrong') : undefined}
              rows={3}
              value={claims}
              onChange={setClaims}
            />
          </>
        ) : null}
        {writes ? (
          <>
            <NumberField
              label={text('cloud-storage.simulator.size')}
              value={size}
              onChange={setSize}
              min={0}
              unit="B"
            />
            <TextField label={text('cloud-storage.files.type')} mono value={contentType} onChange={setContentType} />
          </>
        ) : null}
        <Button
          ref={submit}
          type="submit"
          pending={pending}
          reason={
            errors > 0
              ? text('cloud-storage.rules.publish.errors', { count: errors })
              : wrongClaims
                ? text('cloud-storage.simulator.claims.wrong')
                : undefined
          }
        >
          {text('cloud-storage.simulator.run')}
        </Button>
      </form>
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {failure === undefined ? null : (
          <Callout tone="danger" title={words(failure).what}>
            {words(failure).advice}
          </Callout>
        )}
        {decided ? (
          <>
            <p className="text-lg font-semibold">
              <Status tone={decided.allowed ? 'success' : 'danger'}>
                {text(decided.allowed ? 'cloud-storage.simulator.allowed' : 'cloud-storage.simulator.denied')}
              </Status>
            </p>
            <p className="text-sm">
              {text(`cloud-storage.outcome.${decided.reason}`, { line: decided.decidedBy?.line ?? 0 })}
            </p>
            <SimulatorTrace trace={decided.trace} onShow={onShow} />
          </>
        ) : null}
      </div>
    </section>
  )
}

/** Undefined if it isn't an object of simple values. */
function readClaims(text: string): Record<string, string | number | boolean> | undefined {
  try {
    const value: unknown = JSON.parse(text || '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const simple = Object.values(value).every((each) => ['string', 'number', 'boolean'].includes(typeof each))
    return simple ? (value as Record<string, string | number | boolean>) : undefined
  } catch {
    return undefined
  }
}
