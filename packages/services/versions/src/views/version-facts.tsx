import { Badge, Card, formatNumber, KeyValueList, Link, ExactTime, useLocale, useRoutes } from '@console-widgets/ui'
import type { ReleaseReviews, Version } from '../data.ts'
import { routes } from '../routes.ts'
import { begunTestStates, shortPermission } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'
import { DownloadLink } from './download-link.tsx'
import { useLanguageName } from './use-language-name.ts'

interface VersionFactsProps {
  version: Version
  reviews: ReleaseReviews
}

/** Details of a version. */
export function VersionFacts({ version, reviews }: VersionFactsProps) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const languageName = useLanguageName()
  const { appId, packageId, testInfo } = version
  const chosen = version.availablePackages.find((each) => each.packageId === packageId)
  return (
    <Card title={text('versions.facts')}>
      <KeyValueList
        items={[
          { label: text('versions.version'), value: version.versionNumber },
          { label: text('versions.code'), value: version.versionCode },
          {
            label: text('versions.package'),
            value: packageId && (
              <span className="flex min-w-0 flex-col items-start gap-2">
                <Link to={routeTo('app-packages.package', { appId, pkgId: packageId })}>
                  {chosen?.fileName ?? packageId}
                </Link>
                {chosen && <DownloadLink appId={appId} objectId={chosen.objectId} />}
              </span>
            ),
          },
          {
            label: text('versions.languages'),
            value: (
              <span className="flex flex-wrap gap-1">
                {version.languages.map(({ lang }) => (
                  <Badge key={lang}>{languageName(lang)}</Badge>
                ))}
              </span>
            ),
          },
          {
            label: text('versions.countries'),
            value: text('versions.countries.count', {
              count: (testInfo?.displayArea ?? version.publishCountry).length,
            }),
          },
          { label: text('versions.privacyPolicy'), value: version.privacyPolicy || null },
          ...(version.encryption
            ? [{ label: text('versions.encryption'), value: text(`versions.encryption.${version.encryption}`) }]
            : []),
          ...(version.permissionReasons.length > 0
            ? [
                {
                  label: text('versions.permissions'),
                  value: (
                    <ul className="flex min-w-0 flex-col gap-1">
                      {version.permissionReasons.map(({ permission, reason }) => (
                        <li key={permission}>
                          <code className="text-sm [overflow-wrap:anywhere] text-muted">
                            {shortPermission(permission)}
                          </code>
                          <br />
                          {reason}
                        </li>
                      ))}
                    </ul>
                  ),
                },
              ]
            : []),
          ...(version.remark ? [{ label: text('versions.remark'), value: version.remark }] : []),
          ...(testInfo && begunTestStates.includes(version.releaseState)
            ? [
                {
                  label: text('versions.test.kind'),
                  value: (
                    <Link to={routeTo('beta.test', version)}>
                      {text(testInfo.shareLink ? 'versions.test.testers' : 'versions.test.kind')}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(reviews
            ? [{ label: text('versions.reviews'), value: <ReviewsSince appId={appId} reviews={reviews} /> }]
            : []),
          { label: text('versions.submitted'), value: <ExactTime time={version.submitTime} /> },
          { label: text('versions.onShelfTime'), value: <ExactTime time={version.onShelfTime} /> },
        ]}
      />
    </Card>
  )
}

/** How many reviews there are since the release, and their stars, with the view of the inbox that shows them. */
function ReviewsSince({ appId, reviews: { count, average } }: { appId: string; reviews: NonNullable<ReleaseReviews> }) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const locale = useLocale()
  if (average === null) return text('versions.reviews.none')
  const stars = formatNumber(average, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <Link to={`${routeTo('comments.inbox', { appId })}?view=afterRelease`}>
      {text('versions.reviews.count', { count, stars })}
    </Link>
  )
}
