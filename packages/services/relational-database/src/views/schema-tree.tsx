import { formatNumber, Icon, icons, QueryView, TextField, useJoin, useLocale } from '@console-widgets/ui'
import type { Query } from '@console-widgets/data'
import { useState } from 'react'
import type { DatabaseSchema, Relation } from '../data.ts'
import { quotedName, relationName } from '../editor/code-schema.ts'
import { useRelationalDatabaseText } from '../generated/text.ts'

interface SchemaTreeProps {
  query: Query<DatabaseSchema>
  /** Called when a name should be inserted into the SQL. */
  onInsert: (name: string) => void
  /** Called when SQL should be opened in a new draft. */
  onOpen: (sql: string, title: string) => void
}

/** Schema of a database: tables and views with their columns, keys, and indexes, functions, and types. */
export function SchemaTree({ query, onInsert, onOpen }: SchemaTreeProps) {
  return <QueryView query={query}>{(schema) => <Tree schema={schema} onInsert={onInsert} onOpen={onOpen} />}</QueryView>
}

function Tree({ schema, onInsert, onOpen }: Omit<SchemaTreeProps, 'query'> & { schema: DatabaseSchema }) {
  const text = useRelationalDatabaseText()
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const fits = (name: string) => name.toLowerCase().includes(wanted)
  const found = schema.schemas.map(({ relations, ...each }) => ({
    ...each,
    relations: relations.filter(
      ({ kind, name, columns }) => kind !== 'sequence' && (fits(name) || columns.some((column) => fits(column.name))),
    ),
    sequences: relations.filter(({ kind, name }) => kind === 'sequence' && fits(name)),
  }))
  const empty = schema.schemas.every(({ relations }) => relations.length === 0)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <TextField
        hideLabel
        label={text('relational-database.tables.find')}
        placeholder={text('relational-database.tables.find')}
        type="search"
        value={search}
        onChange={setSearch}
      />
      {empty ? <p className="text-sm text-muted">{text('relational-database.tables.none')}</p> : null}
      {found.map(({ name, relations, sequences, functions, enums }) => (
        <section key={name} className="min-w-0">
          <h2 className="px-1 pb-1 text-xs font-medium text-muted">{name}</h2>
          <ul className="min-w-0">
            {relations.map((relation) => (
              <li key={relation.name}>
                <RelationNode
                  relation={relation}
                  sqlName={relationName(schema, name, relation.name)}
                  open={wanted !== '' && !fits(relation.name)}
                  onInsert={onInsert}
                  onOpen={onOpen}
                />
              </li>
            ))}
            {sequences.length > 0 ? (
              <Group as="li" label={text('relational-database.sequences', { count: sequences.length })}>
                {sequences.map((each) => (
                  <Leaf
                    key={each.name}
                    name={each.name}
                    onInsert={() => onInsert(relationName(schema, name, each.name))}
                  />
                ))}
              </Group>
            ) : null}
            {functions.some((each) => fits(each.name)) ? (
              <Group as="li" label={text('relational-database.functions', { count: functions.length })}>
                {functions
                  .filter((each) => fits(each.name))
                  .map((each) => (
                    <Leaf
                      key={`${each.name}(${each.arguments})`}
                      name={`${each.name}(${each.arguments})`}
                      detail={each.result}
                      onInsert={() => onInsert(`${quotedName(each.name)}(`)}
                    />
                  ))}
              </Group>
            ) : null}
            {enums.some((each) => fits(each.name)) ? (
              <Group as="li" label={text('relational-database.types', { count: enums.length })}>
                {enums
                  .filter((each) => fits(each.name))
                  .map((each) => (
                    <Leaf
                      key={each.name}
                      name={each.name}
                      detail={each.values.join(', ')}
                      onInsert={() => onInsert(quotedName(each.name))}
                    />
                  ))}
              </Group>
            ) : null}
          </ul>
        </section>
      ))}
    </div>
  )
}

const row =
  'flex min-h-7 w-full min-w-0 items-center gap-1.5 rounded-sm px-1 text-start text-sm focus-ring hover:bg-hover'

interface RelationNodeProps extends Pick<SchemaTreeProps, 'onInsert' | 'onOpen'> {
  relation: Relation
  sqlName: string
  open: boolean
}

function RelationNode({ relation, sqlName, open, onInsert, onOpen }: RelationNodeProps) {
  const text = useRelationalDatabaseText()
  const locale = useLocale()
  const { name, kind, rowEstimate, readable, columns, indexes, foreignKeys } = relation
  const view = kind.endsWith('view')
  const targetOf = (column: string) => foreignKeys.find((each) => each.columns.includes(column))?.table
  return (
    <details open={open || undefined} className="group/relation min-w-0">
      <summary
        className={row}
        title={[relation.comment, text(`relational-database.kind.${kind}`)].filter(Boolean).join(' · ')}
      >
        <Icon name="chevron-end" size={12} className="text-faint transition-transform group-open/relation:rotate-90" />
        <Icon
          name={view ? icons.eye : 'app'}
          size={14}
          className="text-muted"
          label={text(`relational-database.kind.${kind}`)}
        />
        <span className="min-w-0 truncate font-mono">{name}</span>
        {rowEstimate === null || view ? null : (
          <span className="ms-auto shrink-0 text-xs text-faint tabular-nums">
            {formatNumber(rowEstimate, locale, { notation: 'compact' })}
          </span>
        )}
      </summary>
      <div className="ms-3 border-s border-line ps-2 pb-1">
        <div className="flex flex-wrap gap-x-3 py-0.5 text-sm">
          <button
            type="button"
            className="rounded-sm text-accent-ink focus-ring hover:underline"
            onClick={() => onInsert(sqlName)}
          >
            {text('relational-database.insertName')}
          </button>
          {readable ? (
            <button
              type="button"
              className="rounded-sm text-accent-ink focus-ring hover:underline"
              onClick={() => onOpen(`SELECT *\nFROM ${sqlName}\nLIMIT 100;\n`, name)}
            >
              {text('relational-database.showRows')}
            </button>
          ) : null}
        </div>
        <ul>
          {columns.map((column) => (
            <Leaf
              key={column.name}
              name={column.name}
              detail={`${column.type}${column.nullable ? '' : ' · not null'}`}
              mark={column.primaryKey ? text('relational-database.primaryKey') : undefined}
              note={targetOf(column.name) ? `→ ${targetOf(column.name)}` : undefined}
              onInsert={() => onInsert(quotedName(column.name))}
            />
          ))}
        </ul>
        {indexes.length > 0 ? (
          <Group label={text('relational-database.indexes', { count: indexes.length })}>
            {indexes.map((index) => (
              <Leaf
                key={index.name}
                name={index.name}
                detail={index.definition.replace(/^.* USING /, '')}
                onInsert={() => onInsert(quotedName(index.name))}
              />
            ))}
          </Group>
        ) : null}
      </div>
    </details>
  )
}

function Group({
  label,
  as: Around = 'div',
  children,
}: {
  label: string
  as?: 'li' | 'div'
  children: React.ReactNode
}) {
  return (
    <Around>
      <details className="group/leaves min-w-0">
        <summary className={`${row} text-muted`}>
          <Icon name="chevron-end" size={12} className="text-faint transition-transform group-open/leaves:rotate-90" />
          {label}
        </summary>
        <ul className="ps-4">{children}</ul>
      </details>
    </Around>
  )
}

interface LeafProps {
  name: string
  detail?: string
  mark?: string | undefined
  note?: string | undefined
  onInsert: () => void
}

/** A column or similar item; a click inserts its name into the SQL. */
function Leaf({ name, detail = '', mark, note, onInsert }: LeafProps) {
  const text = useRelationalDatabaseText()
  const join = useJoin()
  return (
    <li>
      <button
        type="button"
        className={row}
        title={`${name} ${detail}`.trim()}
        aria-label={text('relational-database.insert', { name })}
        aria-description={join.names([detail, mark ?? '', note ?? ''].filter(Boolean))}
        onClick={onInsert}
      >
        {mark ? <Icon name={icons.key} size={12} className="text-warning" /> : null}
        <span className="max-w-[70%] shrink-0 truncate font-mono">{name}</span>
        <span className="min-w-0 truncate text-xs text-faint">{[detail, note].filter(Boolean).join(' ')}</span>
      </button>
    </li>
  )
}
