import { formatUtcDate, parseUtcDay } from '@console-widgets/core/formats'
import { countryCodes, countryName } from '@console-widgets/core/tables'
import {
  Card,
  formatNumber,
  Link,
  QueryView,
  StatusShape,
  useData,
  useJoin,
  useLanguage,
  useLocale,
  useRoutes,
  useServiceWords,
  withText,
} from '@console-widgets/ui'
import { type Availability, availabilityData } from '../data.ts'
import { availabilityLocales } from '../generated/locales.ts'
import { useAvailabilityText } from '../generated/text.ts'
import { routes } from '../routes.ts'
import { splitReasons } from '../availability/split-reasons.ts'
import { useFieldRoute, useFixRoute } from './field-route.ts'

type Reason = Availability['reasons'][number]

interface AvailabilityCardProps {
  appId: string
  /** The version in progress, whose countries can be changed. */
  openVersionId?: string | null
  /** Route that the pages of other services lead back to. */
  back: string
}

/** Where an app is available, and why it isn't elsewhere, with links to what can be done about it. */
export function AvailabilityCard(props: AvailabilityCardProps) {
  return <WithWords {...props} />
}

const WithWords = withText(availabilityLocales, CardView)

function CardView(props: AvailabilityCardProps) {
  const text = useAvailabilityText()
  const { availability } = useData(availabilityData, props.appId)
  return (
    <Card title={text('versions.availability')}>
      <QueryView query={availability}>{(known) => <Countries availability={known} {...props} />}</QueryView>
    </Card>
  )
}

function Countries({
  availability: { published, ready, reasons, promotions },
  ...place
}: AvailabilityCardProps & { availability: Availability }) {
  const text = useAvailabilityText()
  const { inTheWay, rest } = splitReasons(reasons)
  return (
    <ul className="flex flex-col gap-3">
      <Group tone={published.length > 0 ? 'success' : 'draft'} countries={published}>
        {text('versions.availability.published', { count: published.length, total: countryCodes.length })}
      </Group>
      {ready.length > 0 ? (
        <Group tone="info" countries={ready}>
          {text('versions.availability.ready', { count: ready.length })}
        </Group>
      ) : null}
      {promotions.map((promotion) => (
        <PromotionGroup key={promotion.promotionId} promotion={promotion} />
      ))}
      {inTheWay.map((reason) => (
        <ReasonGroup key={`${reason.id} ${reason.field}`} tone="danger" reason={reason} {...place} />
      ))}
      {rest.map((reason) => (
        <ReasonGroup key={`${reason.id} ${reason.field}`} tone="draft" reason={reason} {...place} />
      ))}
    </ul>
  )
}

/** The countries of a promotion: what it takes off, until when, and the page of it. */
function PromotionGroup({ promotion }: { promotion: Availability['promotions'][number] }) {
  const text = useAvailabilityText()
  const language = useLanguage()
  const locale = useLocale()
  const routeTo = useRoutes(routes)
  const { promotionId, name, isOn, percent, products, countries, startDay, endDay } = promotion
  const date = (day: string) => formatUtcDate(parseUtcDay(day), language)
  const about = text(`versions.promotion.${isOn ? 'on' : 'planned'}`, {
    percent: formatNumber(percent / 100, locale, { style: 'percent' }),
    products,
    start: date(startDay),
    end: date(endDay),
  })
  return (
    <Group tone={isOn ? 'success' : 'info'} countries={countries} detail={about}>
      <Link to={routeTo('pricing.promotion', { promotionId })}>{name}</Link>
    </Group>
  )
}

/** Reasons of versions, which have their words here. */
const ownReasons = {
  'versions.not-selected': 'not-selected',
  'versions.no-version': 'no-version',
  'versions.removed': 'removed',
} as const

/** The countries with one reason. */
function ReasonGroup({
  reason: { id, field, page, countries },
  tone,
  appId,
  openVersionId,
  back,
}: AvailabilityCardProps & { reason: Reason; tone: 'danger' | 'draft' }) {
  const text = useAvailabilityText()
  const { find } = useServiceWords()
  const fieldRoute = useFieldRoute()
  const fixRoute = useFixRoute()
  const to = page
    ? fixRoute(back, page, field)
    : openVersionId && fieldRoute({ appId, versionId: openVersionId }, 'countries', field)
  const own = ownReasons[id as keyof typeof ownReasons]
  const name = own ? text(`versions.reason.${own}`) : (find(`reason.${id}`) ?? id)
  const fix = own === 'removed' ? text('versions.reason.removed.fix') : own ? undefined : find(`reason.${id}.fix`)
  return (
    <Group tone={tone} countries={countries} to={to || undefined} detail={fix}>
      {name}
    </Group>
  )
}

/** Number of countries that are named without opening the list. */
const mostNamed = 6

function Group({
  tone,
  countries,
  to,
  detail,
  children,
}: {
  tone: 'success' | 'info' | 'draft' | 'danger'
  countries: readonly string[]
  to?: string | undefined
  detail?: string | undefined
  children: React.ReactNode
}) {
  const text = useAvailabilityText()
  const join = useJoin()
  const language = useLanguage()
  const isEverywhere = countries.length === countryCodes.length
  const names = () => join.names(countries.map((code) => countryName(code, language)))
  return (
    <li className="flex items-start gap-2.5">
      <span className="flex h-lh items-center">
        <StatusShape tone={tone} />
      </span>
      <div className="min-w-0 flex-1">
        <p>{children}</p>
        {detail ? <p className="text-sm text-muted">{detail}</p> : null}
        {countries.length === 0 ? null : isEverywhere ? (
          <p className="text-sm text-muted">{text('versions.availability.everywhere')}</p>
        ) : countries.length <= mostNamed ? (
          <p className="text-sm text-muted">{names()}</p>
        ) : (
          <details className="text-sm text-muted">
            <summary className="min-h-6 w-fit cursor-pointer rounded-sm focus-ring">
              {text('versions.availability.countries', { count: countries.length })}
            </summary>
            {names()}
          </details>
        )}
      </div>
      {to ? <Link to={to}>{text('versions.availability.change')}</Link> : null}
    </li>
  )
}
