import { Card, formatNumber, Identifier, KeyValueList, Meter, useLocale, useDataVolume } from '@console-widgets/ui'
import type { Instance } from '../data.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'

/** Engine and version; the version may already name the engine. */
export function engineOf({ engine, version }: Pick<Instance, 'engine' | 'version'>): string {
  return version.startsWith(engine) ? version : `${engine} ${version}`.trim()
}

/** Details of the instance: engine, contents, and limits. */
export function InstanceFacts({ instance }: { instance: Instance }) {
  const text = useRelationalDatabaseText()
  const dataVolume = useDataVolume()
  const locale = useLocale()
  const { address } = instance
  const number = (value: number) => formatNumber(value, locale)
  return (
    <div className="grid items-start gap-5 @lg:grid-cols-2">
      <Card title={text('relational-database.instance.engine')}>
        <KeyValueList
          items={[
            { label: text('relational-database.instance.version'), value: engineOf(instance) },
            {
              label: text('relational-database.instance.placement'),
              value: text(`relational-database.placement.${instance.placement}`),
            },
            ...(instance.isolatesAccounts
              ? []
              : [
                  {
                    label: text('relational-database.instance.isolation'),
                    value: text('relational-database.instance.isolation.byText'),
                  },
                ]),
            { label: text('relational-database.instance.timeZone'), value: instance.timeZone },
            { label: text('relational-database.rowLimit'), value: number(instance.rowLimit) },
            {
              label: text('relational-database.timeout'),
              value: text('relational-database.seconds', { count: instance.timeoutSeconds }),
            },
            {
              label: text('relational-database.instance.address'),
              value: address ? (
                <Identifier
                  value={`${address.host}:${address.port}`}
                  label={text('relational-database.instance.address')}
                />
              ) : (
                text('relational-database.instance.noAddress')
              ),
            },
          ]}
        />
      </Card>
      <Card title={text('relational-database.instance.use')}>
        <div className="flex flex-col gap-4">
          <Meter
            label={text('relational-database.storage')}
            value={instance.sizeBytes}
            max={instance.storageLimitBytes}
            text={`${dataVolume(instance.sizeBytes)} / ${dataVolume(instance.storageLimitBytes)}`}
          />
          <Meter
            label={text('relational-database.databases')}
            value={instance.databases}
            max={instance.databaseLimit}
            text={`${number(instance.databases)} / ${number(instance.databaseLimit)}`}
          />
          <Meter
            label={text('relational-database.accounts')}
            value={instance.accounts}
            max={instance.accountLimit}
            text={`${number(instance.accounts)} / ${number(instance.accountLimit)}`}
          />
          <Meter
            label={text('relational-database.connections')}
            value={instance.openConnections}
            max={instance.connectionLimit}
            text={`${number(instance.openConnections)} / ${number(instance.connectionLimit)}`}
          />
        </div>
      </Card>
    </div>
  )
}
