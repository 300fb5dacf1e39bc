import { formatUtc } from '@console-widgets/core/formats'
import { Callout } from '@console-widgets/ui'
import type { Forecast } from '../data.ts'
import { useAdsText } from '../generated/text.ts'
import { useAdWords } from './use-ad-words.ts'

/** A day’s forecast in words. */
export function ForecastText({ forecast, currency }: { forecast: Forecast; currency: string }) {
  const text = useAdsText()
  const { writeMoney, writeNumber, writeShare } = useAdWords()
  const { spend, clicks, impressions, goneTime, winShare } = forecast
  return (
    <Callout title={text('ads.forecast')} tone={winShare === 0 ? 'warning' : 'info'}>
      <p>
        {winShare === 0
          ? text('ads.forecast.loses')
          : text('ads.forecast.body', {
              spend: writeMoney(spend, currency),
              clicks: writeNumber(clicks),
              impressions: writeNumber(impressions),
              share: writeShare(winShare),
            })}
      </p>
      {goneTime === null ? null : <p>{text('ads.forecast.gone', { time: formatUtc(goneTime, 'HH:mm') })}</p>}
      <p className="text-sm text-muted">{text('ads.forecast.help')}</p>
    </Callout>
  )
}
