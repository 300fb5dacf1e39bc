import { Badge, Card, Identifier, KeyValueList, Meter, useJoin, useLanguage, useFileSize } from '@console-widgets/ui'
import { formatDate } from '@console-widgets/core/formats'
import type { AppPackage } from '../data.ts'
import { packageTypes } from '../model.ts'
import { useAppPackagesText } from '../generated/text.ts'

/** Metadata of a package: manifest, contents, signature. */
export function PackageFacts({ item }: { item: AppPackage }) {
  return (
    <div className="grid items-start gap-5 @lg:grid-cols-2">
      <ManifestFacts item={item} />
      <div className="flex min-w-0 flex-col gap-5">
        <SignatureFacts item={item} />
        {item.contents.length > 0 ? <ContentFacts item={item} /> : null}
      </div>
    </div>
  )
}

function ManifestFacts({ item }: { item: AppPackage }) {
  const fileSize = useFileSize()
  const text = useAppPackagesText()
  const isQuickApp = item.packageType === packageTypes.rpk
  const words = (list: readonly string[], none: string) =>
    list.length === 0 ? (
      none
    ) : (
      <span className="flex flex-wrap gap-1">
        {list.map((word) => (
          <Badge key={word}>{word}</Badge>
        ))}
      </span>
    )
  return (
    <Card title={text('app-packages.identity')}>
      <KeyValueList
        items={[
          { label: text('app-packages.label'), value: item.label },
          {
            label: text('app-packages.packageName'),
            value: item.packageName && <Identifier value={item.packageName} />,
          },
          { label: text('app-packages.version'), value: item.versionName },
          { label: text('app-packages.versionCode'), value: item.versionCode },
          { label: text('app-packages.type'), value: text(`app-packages.type.${item.format}`) },
          { label: text(isQuickApp ? 'app-packages.minPlatform' : 'app-packages.minSdk'), value: item.minSdk },
          ...(isQuickApp ? [] : [{ label: text('app-packages.targetSdk'), value: item.targetSdk }]),
          {
            label: text('app-packages.debuggable'),
            value: text(item.debuggable ? 'app-packages.yes' : 'app-packages.no'),
          },
          { label: text('app-packages.features'), value: words(item.features, text('app-packages.features.none')) },
          { label: text('app-packages.abis'), value: words(item.abis, text('app-packages.abis.all')) },
          { label: text('app-packages.size'), value: fileSize(item.size) },
          { label: text('app-packages.sha256'), value: <Identifier value={item.sha256} short /> },
          { label: text('app-packages.obbMain'), value: item.obbMain?.fileName },
          { label: text('app-packages.obbPatch'), value: item.obbPatch?.fileName },
          { label: text('app-packages.remark'), value: item.remark || undefined },
        ]}
      />
    </Card>
  )
}

function SignatureFacts({ item: { signer, signatureSchemes } }: { item: AppPackage }) {
  const text = useAppPackagesText()
  const join = useJoin()
  const language = useLanguage()
  return (
    <Card title={text('app-packages.signature')}>
      {signer ? (
        <KeyValueList
          items={[
            { label: text('app-packages.signer'), value: signer.subject },
            {
              label: text('app-packages.fingerprint'),
              value: <Identifier value={signer.fingerprint} label={text('app-packages.fingerprint')} />,
            },
            {
              label: text('app-packages.validity'),
              value: text('app-packages.validity.range', {
                from: formatDate(signer.validFrom, language),
                to: formatDate(signer.validTo, language),
              }),
            },
            { label: text('app-packages.schemes'), value: join.names(signatureSchemes.map((scheme) => `v${scheme}`)) },
            { label: text('app-packages.algorithm'), value: signer.algorithm },
          ]}
        />
      ) : (
        <p className="text-muted">{text('app-packages.unsigned')}</p>
      )}
    </Card>
  )
}

function ContentFacts({ item: { contents } }: { item: AppPackage }) {
  const fileSize = useFileSize()
  const text = useAppPackagesText()
  const total = contents.reduce((sum, part) => sum + part.packed, 0)
  return (
    <Card title={text('app-packages.contents')} description={text('app-packages.contents.body')}>
      <div className="flex flex-col gap-3">
        {contents.map((part) => (
          <Meter
            key={part.kind}
            tone="accent"
            label={text(`app-packages.content.${part.kind}`)}
            value={part.packed}
            max={total}
            text={`${fileSize(part.packed)} · ${text('app-packages.contents.unpacked', { size: fileSize(part.unpacked) })} · ${text('app-packages.contents.files', { count: part.files })}`}
          />
        ))}
      </div>
    </Card>
  )
}
