import { Badge, Card, KeyValueList, Link, ExactTime, useRoutes } from '@console-widgets/ui'
import type { Version } from '../data.ts'
import { routes } from '../routes.ts'
import { shortPermission } from '../model.ts'
import { useVersionsText } from '../generated/text.ts'

/** Details of a version. */
export function VersionFacts({ version }: { version: Version }) {
  const text = useVersionsText()
  const routeTo = useRoutes(routes)
  const { appId, packageId, testInfo } = version
  return (
    <Card title={text('versions.facts')}>
      <KeyValueList
        items={[
          { label: text('versions.version'), value: version.versionNumber },
          { label: text('versions.code'), value: version.versionCode },
          {
            label: text('versions.package'),
            value: packageId && (
              <Link to={routeTo('app-packages.package', { appId, pkgId: packageId })}>
                {version.availablePackages.find((each) => each.packageId === packageId)?.fileName ?? packageId}
              </Link>
            ),
          },
          {
            label: text('versions.languages'),
            value: (
              <span className="flex flex-wrap gap-1">
                {version.languages.map(({ lang }) => (
                  <Badge key={lang}>{lang}</Badge>
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
          ...(testInfo?.shareLink
            ? [
                {
                  label: text('versions.test.kind'),
                  value: <Link to={routeTo('beta.test', version)}>{text('versions.test.testers')}</Link>,
                },
              ]
            : []),
          { label: text('versions.submitted'), value: <ExactTime time={version.submitTime} /> },
          { label: text('versions.onShelfTime'), value: <ExactTime time={version.onShelfTime} /> },
        ]}
      />
    </Card>
  )
}
