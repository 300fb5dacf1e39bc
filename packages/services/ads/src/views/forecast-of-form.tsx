import { QueryView, useData, useFieldState } from '@console-widgets/ui'
import { useEffect, useState } from 'react'
import { forecastData, type ForecastInput } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { ForecastText } from './forecast-text.tsx'

interface ForecastOfFormProps {
  accountId: string | undefined
  appId: string | undefined
  currency: string
  adProjectId?: string
}

/** Time after the last change of a field, in milliseconds. */
const pause = 500

/** What the day would bring with the values of the form, once they are complete. */
export function ForecastOfForm({ accountId, appId, currency, adProjectId }: ForecastOfFormProps) {
  const countries = useFieldState<readonly string[]>({ name: 'countries', label: '' }, []).value
  const materialIds = useFieldState<readonly string[]>({ name: 'materialIds', label: '' }, []).value
  const bid = useFieldState<number | undefined>({ name: 'bid', label: '' }, undefined).value
  const dayBudget = useFieldState<number | undefined>({ name: 'dayBudget', label: '' }, undefined).value
  const totalBudget = useFieldState<number | undefined>({ name: 'totalBudget', label: '' }, undefined).value
  const isComplete = accountId && appId && countries.length > 0 && bid && dayBudget && totalBudget
  const input: ForecastInput | undefined = isComplete
    ? {
        accountId,
        appId,
        countries: [...countries],
        materialIds: [...materialIds],
        bid,
        dayBudget,
        totalBudget,
        ...(adProjectId ? { adProjectId } : {}),
      }
    : undefined
  const question = input === undefined ? '' : JSON.stringify(input)
  const [asked, setAsked] = useState(question)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(question), pause)
    return () => clearTimeout(timer)
  }, [question])
  const text = useAdsText()
  if (asked === '') return <p className="text-sm text-muted">{text('ads.forecast.incomplete')}</p>
  return <Asked question={asked} currency={currency} />
}

function Asked({ question, currency }: { question: string; currency: string }) {
  const { forecast } = useData(forecastData, question)
  return <QueryView query={forecast}>{(found) => <ForecastText forecast={found} currency={currency} />}</QueryView>
}
