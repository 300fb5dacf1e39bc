import {
  ActionButton,
  Button,
  Callout,
  Card,
  EmptyState,
  icons,
  QueryView,
  useAllowed,
  useData,
  useUnsaved,
  withText,
} from '@console-widgets/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { calls } from '../../contract.ts'
import { corsData } from '../../data.ts'
import { type CorsRule, storageLimits } from '../../model.ts'
import { updateCorsInput } from '../../schemas.ts'
import { corsLocales } from '../../generated/locales.ts'
import { useCorsText } from '../../generated/text.ts'
import { CorsRuleForm } from './cors-rule-form.tsx'
import { CorsTry } from './cors-try.tsx'

export interface CorsPageProps {
  bucketId: string
  /** Base URL of the bucket's files for applications. */
  address: string
}

/** CORS rules of a bucket in order, and a test that shows which one applies. */
export const CorsPage = withText(corsLocales, CorsPageView)

function CorsPageView({ bucketId, address }: CorsPageProps) {
  const { cors } = useData(corsData, bucketId)
  return (
    <QueryView query={cors}>
      {({ rules }) => <CorsRules bucketId={bucketId} address={address} rules={rules} />}
    </QueryView>
  )
}

const newRule: CorsRule = { origins: [], methods: ['GET', 'HEAD'], headers: [], exposeHeaders: [], maxAge: 3600 }

/** Problems of rules, by field path. */
function problemsOf(bucketId: string, rules: readonly CorsRule[]): ReadonlySet<string> {
  const result = v.safeParse(updateCorsInput, { bucketId, rules })
  return new Set(
    result.issues?.map((issue) => v.getDotPath(issue) ?? '').map((path) => path.split('.').slice(0, 3).join('.')) ?? [],
  )
}

function CorsRules({ bucketId, address, rules: known }: CorsPageProps & { rules: readonly CorsRule[] }) {
  const text = useCorsText()
  const { update, remove } = useData(corsData, bucketId)
  const canChange = useAllowed(calls['cloud-storage.bucket-cors.update'])
  const [edited, setRules] = useState<readonly CorsRule[]>()
  const [tried, setTried] = useState(false)
  const rules = edited ?? known
  const changed = JSON.stringify(rules) !== JSON.stringify(known)
  const problems = problemsOf(bucketId, rules)
  const replace = (at: number, rule: CorsRule | undefined) =>
    setRules(rules.flatMap((each, index) => (index !== at ? [each] : rule ? [rule] : [])))
  const swap = (at: number, other: number) =>
    setRules(
      rules.map((rule, index) =>
        index === at ? (rules[other] as CorsRule) : index === other ? (rules[at] as CorsRule) : rule,
      ),
    )

  const discard = () => {
    setRules(undefined)
    setTried(false)
  }
  useUnsaved(
    changed
      ? {
          async save() {
            setTried(true)
            if (problems.size > 0) return problems.size
            if (rules.length === 0) await remove.run({ bucketId })
            else await update.run({ bucketId, rules: [...rules] })
            discard()
            return 0
          },
          discard,
          saved: text('cloud-storage.cors.saved'),
        }
      : undefined,
  )
  const add = canChange ? (
    <Button
      icon="add"
      tone={rules.length === 0 ? 'primary' : 'secondary'}
      reason={
        rules.length >= storageLimits.corsRules
          ? text('cloud-storage.cors.full', { count: storageLimits.corsRules })
          : undefined
      }
      onClick={() => setRules([...rules, newRule])}
    >
      {text('cloud-storage.cors.add')}
    </Button>
  ) : undefined
  return (
    <div className="grid gap-5 @lg:grid-cols-[minmax(0,1fr)_380px]">
      <section aria-label={text('cloud-storage.cors')} className="flex min-w-0 flex-col gap-4">
        <p className="text-sm text-muted">{text('cloud-storage.cors.body')}</p>
        {tried && problems.size > 0 ? <Callout live tone="danger" title={text('cloud-storage.cors.wrong')} /> : null}
        {rules.length === 0 ? (
          <EmptyState
            icon={icons.globe}
            title={text('cloud-storage.cors.empty')}
            body={text('cloud-storage.cors.emptyBody')}
            action={add}
          />
        ) : null}
        {rules.map((rule, index) => (
          <CorsRuleForm
            key={index}
            number={index + 1}
            count={rules.length}
            rule={rule}
            readOnly={!canChange}
            problem={(field) => tried && problems.has(`rules.${index}.${field}`)}
            onChange={(next) => replace(index, next)}
            onRemove={() => replace(index, undefined)}
            onMove={(by) => swap(index, index + by)}
          />
        ))}
        {canChange ? (
          <div className="flex flex-wrap gap-2">
            {rules.length > 0 ? add : null}
            {known.length > 0 && !changed ? (
              <ActionButton
                tone="quiet"
                call={calls['cloud-storage.bucket-cors.delete']}
                label={text('cloud-storage.cors.removeAll')}
                confirm={{
                  title: text('cloud-storage.cors.removeAll.title'),
                  description: text('cloud-storage.cors.removeAll.body'),
                }}
                run={() => remove.run({ bucketId })}
                done={text('cloud-storage.cors.removed')}
              />
            ) : null}
          </div>
        ) : null}
      </section>
      <div className="self-start">
        <Card title={text('cloud-storage.cors.try')} description={text('cloud-storage.cors.try.body')}>
          <CorsTry rules={rules} address={address} />
        </Card>
      </div>
    </div>
  )
}
