import type { AnyCall, InputOf } from '@console-widgets/contract'
import { pathParameters } from '@console-widgets/contract'
import type { List, Mutation } from '@console-widgets/data'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { type ReactNode, useState } from 'react'
import { RelativeTime } from '../../parts/relative-time.tsx'
import { withText } from '../../text/with-text.tsx'
import { lazyFormDialog } from '../form/form-dialog.tsx'
import type { ListColumn, ListEmpty } from '../list/list-types.ts'
import { ResourceList } from '../list/resource-list.tsx'
import { plainListLocales } from './locales/index.ts'
import { usePlainListText } from './plain-list-text.ts'

/** A field of a plain list: its column, and its field in the form. The primary one names the item. */
export interface PlainColumn<Item> extends ListColumn<Item> {
  id: keyof Item & string
  /** Help below the field in the form, such as an example. */
  help?: string
}

/** How items are added to a plain list. */
export interface PlainCreation<Call extends AnyCall> {
  mutation: Mutation<Call>
  /** Label of the action and title of its form: "Create bucket". */
  label: string
  /** Loads the schema of the call's input. The form has a field for each entry, labeled as its column. */
  schema: () => Promise<StandardSchemaV1<InputOf<Call>, unknown>>
  /** Texts for the fields' own rules, by name. */
  messages?: Readonly<Record<string, string>>
}

export interface PlainListProps<Item extends object, Create extends AnyCall, Delete extends AnyCall> {
  list: List<Item>
  title: string
  description?: ReactNode
  /** The item's own fields. Columns for the times of its creation and last change follow. */
  columns: readonly PlainColumn<Item>[]
  create: PlainCreation<Create>
  /** Deletes an item. The fields in the path of its call are those of the item. */
  remove: Mutation<Delete> & (Item extends InputOf<Delete> ? unknown : { 'an item lacks the input of the call': never })
  /** What deleting an item leads to, for the confirmation. Default: that it can't be undone. */
  consequence?: string
  empty: Omit<ListEmpty, 'action'>
}

/** Loads with the first form that opens. */
const PlainForm = lazyFormDialog(() => import('./plain-form.tsx').then((module) => module.PlainForm))

/** A list of items with a name, times, and a few texts or numbers, which can be created and deleted. */
export function PlainList<Item extends object, Create extends AnyCall, Delete extends AnyCall>(
  props: PlainListProps<Item, Create, Delete>,
) {
  return <WithMessages {...(props as unknown as PlainListProps<object, AnyCall, AnyCall>)} />
}

const WithMessages = withText(plainListLocales, LoadedList)

function LoadedList({
  list,
  title,
  description,
  columns,
  create,
  remove,
  consequence,
  empty,
}: PlainListProps<object, AnyCall, AnyCall>) {
  const text = usePlainListText()
  const [creating, setCreating] = useState(false)
  const primary = columns.find((column) => column.primary) ?? columns[0]
  const fields = Object.fromEntries(
    columns.map(({ id, header, help, code }) => [id, { label: header, help, mono: code }]),
  )
  const times = [
    { id: 'createTime', header: text('plain.created') },
    { id: 'updateTime', header: text('plain.updated') },
  ]
  return (
    <>
      <ResourceList
        list={list}
        title={title}
        description={description}
        columns={[
          ...columns,
          ...times
            .filter(({ id }) => id in list.fields)
            .map((column) => ({
              ...column,
              cell: (item: object) => <RelativeTime time={(item as Record<string, number>)[column.id] ?? null} />,
            })),
        ]}
        actions={[
          {
            id: 'create',
            label: create.label,
            icon: 'add',
            call: create.mutation.call,
            primary: true,
            shortcut: 'c',
            run: () => setCreating(true),
            prepare: () => {
              PlainForm.prepare()
              // If loading fails, the form reports it.
              void create.schema().catch(() => {})
            },
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('plain.delete'),
            icon: 'trash',
            danger: true,
            call: remove.call,
            run: (item) => remove.run(keyOf(remove.call, item)),
            confirm: (item) => ({
              title: text('plain.delete.title', { name: primary ? textOf(item, primary.id) : list.keyOf(item) }),
              description: consequence ?? text('plain.delete.body'),
            }),
          },
        ]}
        empty={{ ...empty, action: 'create' }}
      />
      <PlainForm
        open={creating}
        onOpenChange={setCreating}
        title={create.label}
        schema={create.schema}
        fields={fields}
        messages={create.messages}
        onSubmit={(values) => create.mutation.run(values)}
      />
    </>
  )
}

function textOf<Item extends object>(item: Item, field: string): string {
  return String((item as Record<string, unknown>)[field] ?? '')
}

/** The input of a call that names an item in its path. */
function keyOf<Call extends AnyCall>(call: Call, item: object): InputOf<Call> {
  const fields = item as Record<string, unknown>
  return Object.fromEntries(pathParameters(call.path).map((name) => [name, fields[name]])) as InputOf<Call>
}
