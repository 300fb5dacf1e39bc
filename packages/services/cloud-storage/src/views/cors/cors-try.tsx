import { Select, Status, TextField } from '@console-widgets/ui'
import { useState } from 'react'
import { corsMethods, type CorsMethod, type CorsRule, findCorsRule } from '../../model.ts'
import { useCorsText } from '../../generated/text.ts'

/** Shows which rule applies to an origin, including unsaved rules, as the platform would decide. */
export function CorsTry({ rules, address }: { rules: readonly CorsRule[]; address: string }) {
  const text = useCorsText()
  const [origin, setOrigin] = useState('https://www.example.com')
  const [method, setMethod] = useState<CorsMethod>('GET')
  const [headers, setHeaders] = useState('')
  const asked = headers.split(/[\s,]+/).filter(Boolean)
  const found = findCorsRule(rules, { origin: origin.trim().toLowerCase(), method, headers: asked })
  const number = found ? rules.indexOf(found) + 1 : 0
  return (
    <div className="flex flex-col gap-3">
      <TextField label={text('cloud-storage.cors.try.origin')} mono value={origin} onChange={setOrigin} />
      <Select<CorsMethod>
        label={text('cloud-storage.cors.try.method')}
        value={method}
        onChange={setMethod}
        choices={corsMethods.map((value) => ({ value, label: value }))}
      />
      <TextField
        label={text('cloud-storage.cors.try.headers')}
        mono
        value={headers}
        onChange={setHeaders}
        placeholder="x-request-id"
      />
      <div role="status" className="flex flex-col gap-1.5 rounded-md bg-sunken p-3">
        <Status tone={found ? 'success' : 'danger'}>
          {found ? text('cloud-storage.cors.try.allowed', { number }) : text('cloud-storage.cors.try.denied')}
        </Status>
        {found ? (
          <code className="text-xs wrap-anywhere whitespace-pre-line text-muted">
            {[
              `access-control-allow-origin: ${found.origins.includes('*') ? '*' : origin.trim()}`,
              `access-control-allow-methods: ${found.methods.join(', ')}`,
              `access-control-max-age: ${found.maxAge}`,
            ].join('\n')}
          </code>
        ) : (
          <p className="text-sm text-muted">{text('cloud-storage.cors.try.deniedBody')}</p>
        )}
      </div>
      <p className="text-xs wrap-anywhere text-muted">{address}</p>
    </div>
  )
}
