import { Callout, Meter, QueryView, useData, useLanguage } from '@console-widgets/ui'
import { formatDate } from '@console-widgets/core/formats'
import { useDeferredValue } from 'react'
import { audienceData } from '../data.ts'
import { useRecallText } from '../generated/text.ts'
import { audienceLimits, isAudienceGood, isHoldoutGood, type RecallAudience } from '../model.ts'
import { useWords } from './use-words.ts'

interface ReachProps {
  appId: string
  audience: RecallAudience
  holdout: number
  /** Cost of a message to each of them, in hundredths of a yuan. Undefined: it costs nothing. */
  price?: number | 'unknown' | undefined
}

/** How many people an audience has now. */
export function Reach({ appId, audience, holdout, price }: ReachProps) {
  const { silentLeast, silentMost } = audienceLimits
  const isGood =
    isAudienceGood(audience) &&
    isHoldoutGood(holdout) &&
    audience.silentDays >= silentLeast &&
    audience.silentDays <= silentMost
  const question = useDeferredValue(JSON.stringify({ appId, audience, holdout }))
  return isGood ? <Counted question={question} price={price} /> : null
}

function Counted({ question, price }: { question: string; price: number | 'unknown' | undefined }) {
  const text = useRecallText()
  const language = useLanguage()
  const { countryName, writeCost, writeNumber } = useWords()
  const { audience } = useData(audienceData, question)
  return (
    <QueryView query={audience}>
      {({ people, reached, contacted, withheld, optedOut, countries, time }) => (
        <div className="flex min-w-0 flex-col gap-2 text-sm">
          <Meter
            label={text('recall.reached')}
            value={reached}
            max={Math.max(1, people)}
            tone="accent"
            text={text('recall.reached.of', { reached: writeNumber(reached), people: writeNumber(people) })}
          />
          <p>
            {text('recall.reached.split', { contacted: writeNumber(contacted), withheld: writeNumber(withheld) })}
            {price === undefined || price === 'unknown'
              ? null
              : ` · ${text('recall.cost.estimate', { cost: writeCost(contacted * price), people: writeNumber(contacted) })}`}
          </p>
          {price === 'unknown' ? <p>{text('recall.reached.costUnknown')}</p> : null}
          {reached > audienceLimits.perMinute ? (
            <p>{text('recall.reached.pace', { people: writeNumber(audienceLimits.perMinute) })}</p>
          ) : null}
          {optedOut > 0 ? (
            <p className="text-muted">{text('recall.reached.optedOut', { count: writeNumber(optedOut) })}</p>
          ) : null}
          {countries.length > 1 ? (
            <p className="wrap-anywhere text-muted">
              {countries
                .slice(0, 5)
                .map((each) => `${countryName(each.country)} ${writeNumber(each.people)}`)
                .join(' · ')}
            </p>
          ) : null}
          <p className="text-muted">{text('recall.reached.asOf', { date: formatDate(time, language) })}</p>
          {reached === 0 ? (
            <Callout tone="warning">{text('recall.reached.none')}</Callout>
          ) : reached < audienceLimits.provable ? (
            <Callout tone="warning">{text('recall.reached.small')}</Callout>
          ) : null}
        </div>
      )}
    </QueryView>
  )
}
