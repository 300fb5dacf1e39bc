import {
  Callout,
  FileDrop,
  Identifier,
  KeyValueList,
  QueryFailure,
  Spinner,
  useData,
  useJoin,
  useStore,
} from '@console-widgets/ui'
import { useRef, useState } from 'react'
import { certificatesData } from '../data.ts'
import { usePackagesText } from '../generated/text.ts'
import type { ReadPackage } from '../read-package.ts'

interface Read {
  name: string
  /** Undefined while the file is being read. */
  result: ReadPackage | undefined
}

/** Reads an APK in the page: its channel, and whether its signature is valid. */
export function PackageReader({ appId }: { appId: string }) {
  const text = usePackagesText()
  const [read, setRead] = useState<Read>()
  const newest = useRef<File>(undefined)
  const take = async ([file]: readonly File[]) => {
    if (!file) return
    newest.current = file
    setRead({ name: file.name, result: undefined })
    // The parser loads with the first file.
    const { readPackage } = await import('../read-package.ts')
    const result = await readPackage(file)
    if (newest.current === file) setRead({ name: file.name, result })
  }
  if (!globalThis.crypto.subtle) return <Callout tone="warning">{text('channels.packages.read.insecure')}</Callout>
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <FileDrop
        label={text('channels.packages.read.label')}
        help={text('channels.packages.read.body')}
        accept=".apk"
        value={[]}
        onChange={(files) => void take(files)}
      />
      {read === undefined ? null : read.result === undefined ? (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner />
          {text('channels.packages.read.reading', { name: read.name })}
        </p>
      ) : 'facts' in read.result ? (
        <Facts appId={appId} name={read.name} facts={read.result.facts} />
      ) : (
        <Callout live tone="danger" title={text('channels.packages.read.invalid')}>
          {read.result.problem ?? text('channels.packages.read.damaged')}
        </Callout>
      )}
    </div>
  )
}

interface FactsProps {
  appId: string
  name: string
  facts: Extract<ReadPackage, { facts: unknown }>['facts']
}

function Facts({ appId, name, facts: { signer, schemes, channel, place } }: FactsProps) {
  const text = usePackagesText()
  const join = useJoin()
  const { sources } = useData(certificatesData, appId)
  const { data } = useStore(sources)
  const isOwn = data?.certificates.includes(signer.fingerprint)
  return (
    <>
      <Callout live tone="success" title={text('channels.packages.read.valid')}>
        {isOwn === undefined ? null : text(isOwn ? 'channels.packages.read.own' : 'channels.packages.read.other')}
      </Callout>
      <QueryFailure query={sources} label={text('channels.packages.certificates')} />
      <KeyValueList
        columns={2}
        items={[
          { label: text('channels.packages.file'), value: name },
          { label: text('channels.packages.read.channel'), value: channel ?? text('channels.packages.read.noChannel') },
          ...(place
            ? [{ label: text('channels.packages.read.place'), value: text(`channels.packages.read.place.${place}`) }]
            : []),
          { label: text('channels.packages.read.schemes'), value: join.names(schemes.map((scheme) => `v${scheme}`)) },
          { label: text('channels.packages.certificate.subject'), value: signer.subject },
          {
            label: text('channels.packages.certificate.fingerprint'),
            value: (
              <Identifier value={signer.fingerprint} label={text('channels.packages.certificate.fingerprint')} short />
            ),
          },
        ]}
      />
    </>
  )
}
