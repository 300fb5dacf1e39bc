import { Button, Checkbox, QueryFailure, Select, TextArea, TextField, useData, useStore } from '@console-widgets/ui'
import { useState } from 'react'
import { reachData } from '../data.ts'
import { useRemoteConfigText } from '../generated/text.ts'
import { type AudienceId, audienceIds } from '../model.ts'

const known = ['targetingKey', 'country', 'language', 'appVersion', 'platform'] as const

interface PersonFieldsProps {
  projectId: string
  /** Called with the context, or undefined if there is none. */
  onChange: (context: Record<string, unknown> | undefined) => void
  /** Audiences that the person is in. */
  audiences: readonly AudienceId[]
  onAudiences: (audiences: readonly AudienceId[]) => void
}

/** Fields for the attributes of a person, as an app would send them. */
export function PersonFields({ projectId, onChange, audiences, onAudiences }: PersonFieldsProps) {
  const text = useRemoteConfigText()
  const [values, setValues] = useState<Partial<Record<(typeof known)[number], string>>>({})
  const [more, setMore] = useState('')
  const { reach } = useData(reachData, projectId)
  const people = useStore(reach).data?.examples ?? []
  const change = (next: typeof values, attributes: string) => {
    setValues(next)
    setMore(attributes)
    const context: Record<string, unknown> = {
      ...readAttributes(attributes),
      ...Object.fromEntries(Object.entries(next).filter(([, value]) => value.trim() !== '')),
    }
    onChange(Object.keys(context).length > 0 ? context : undefined)
  }
  const isEmpty = more.trim() === '' && Object.values(values).every((value) => value.trim() === '')
  return (
    <fieldset className="flex flex-col gap-3 rounded-lg border border-line p-3">
      <legend className="px-1 text-sm font-medium">{text('remote-config.person')}</legend>
      <p className="text-sm text-muted">{text('remote-config.person.help')}</p>
      {people.length > 0 ? (
        <Select
          label={text('remote-config.person.pick')}
          placeholder={text('remote-config.person.pick.choose')}
          value={people.find(({ targetingKey }) => targetingKey === values.targetingKey)?.targetingKey}
          choices={people.map(({ targetingKey, country, appVersion }) => ({
            value: targetingKey,
            label: [targetingKey, country, appVersion].join(' · '),
          }))}
          onChange={(key) => change({ ...people.find(({ targetingKey }) => targetingKey === key) }, more)}
        />
      ) : (
        <QueryFailure query={reach} label={text('remote-config.person.pick')} />
      )}
      <div className="grid gap-3 @md:grid-cols-3 @lg:grid-cols-5">
        {known.map((name) => (
          <TextField
            key={name}
            label={text(`remote-config.person.${name}`)}
            mono
            value={values[name] ?? ''}
            onChange={(value) => change({ ...values, [name]: value }, more)}
          />
        ))}
      </div>
      <TextArea
        label={text('remote-config.person.more')}
        help={text('remote-config.person.moreHelp')}
        mono
        rows={1}
        value={more}
        onChange={(value) => change(values, value)}
      />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {audienceIds.map((id) => (
          <Checkbox
            key={id}
            label={text(`remote-config.audience.${id}`)}
            value={audiences.includes(id)}
            onChange={(isIn) =>
              onAudiences(audienceIds.filter((each) => (each === id ? isIn : audiences.includes(each))))
            }
          />
        ))}
      </div>
      {isEmpty && audiences.length === 0 ? null : (
        <div>
          <Button
            size="small"
            onClick={() => {
              change({}, '')
              onAudiences([])
            }}
          >
            {text('remote-config.person.clear')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

/** Attributes, one a line: `name = value`. Numbers and truth values are read as such. */
function readAttributes(lines: string): Record<string, unknown> {
  return Object.fromEntries(
    lines.split('\n').flatMap((line) => {
      const at = line.indexOf('=')
      const value = line.slice(at + 1).trim()
      if (at < 1) return []
      const isTyped = value === 'true' || value === 'false' || /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value)
      return [[line.slice(0, at).trim(), isTyped ? (JSON.parse(value) as unknown) : value]]
    }),
  )
}
