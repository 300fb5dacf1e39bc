import {
  CutText,
  FileDrop,
  FileSize,
  FormDialog,
  icons,
  ResourceList,
  useData,
  useObjectAddresses,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { calls } from '../contract.ts'
import { resourcesData, type Resource } from '../data.ts'
import { useContentText } from '../generated/text.ts'
import { resourceRules } from '../model.ts'

/** The team’s pictures for contents, with how often each is used. */
export default function PictureList() {
  const text = useContentText()
  const { resources, remove, upload } = useData(resourcesData)
  const { items } = useStore(resources.$data)
  const addresses = useObjectAddresses(items.map(({ objectId }) => objectId))
  const [adding, setAdding] = useState(false)
  return (
    <>
      <ResourceList<Resource>
        list={resources}
        title={text('content.pictures.title')}
        columns={[
          {
            id: 'fileName',
            header: text('content.pictures.file'),
            primary: true,
            cell: ({ objectId, fileName }) => (
              <span className="flex min-w-0 items-center gap-3">
                <Thumbnail address={addresses.get(objectId)} />
                <span className="min-w-0 flex-1">
                  <CutText text={fileName} />
                </span>
              </span>
            ),
          },
          {
            id: 'width',
            header: text('content.pictures.pixels'),
            cell: ({ width, height }) => `${width} × ${height}`,
            align: 'end',
            width: 140,
          },
          {
            id: 'size',
            header: text('content.pictures.size'),
            cell: ({ size }) => <FileSize bytes={size} />,
            align: 'end',
            width: 110,
          },
          {
            id: 'uses',
            header: text('content.pictures.uses'),
            cell: ({ uses }) => text('content.pictures.uses.count', { count: uses }),
            sort: false,
            width: 160,
          },
          {
            id: 'createTime',
            header: text('content.pictures.added'),
            width: 150,
          },
        ]}
        actions={[
          {
            id: 'add',
            label: text('content.pictures.add'),
            call: calls['content.resource.create'],
            primary: true,
            run: () => setAdding(true),
          },
        ]}
        rowActions={[
          {
            id: 'delete',
            label: text('content.pictures.delete'),
            icon: 'trash',
            danger: true,
            call: calls['content.resource.delete'],
            disabled: ({ uses }) => (uses > 0 ? text('content.pictures.delete.used') : undefined),
            run: ({ resourceId }) => remove.run({ resourceId }),
            confirm: ({ fileName }) => ({
              title: text('content.pictures.delete.title', { name: fileName }),
              description: text('content.pictures.delete.body'),
              action: text('content.pictures.delete'),
            }),
            done: text('content.pictures.delete.done'),
          },
        ]}
        empty={{
          title: text('content.pictures.empty'),
          body: text('content.pictures.empty.body'),
          icon: icons.image,
          action: 'add',
        }}
      />
      {adding ? (
        <FormDialog<{ files: readonly File[] }>
          open
          onOpenChange={setAdding}
          title={text('content.pictures.add')}
          submitLabel={text('content.pictures.add')}
          draft={false}
          defaults={{ files: [] }}
          onSubmit={async ({ files }) => {
            for (const file of files) await upload(file)
          }}
        >
          <FileDrop
            name="files"
            label={text('content.pictures')}
            help={text('content.pictures.add.help')}
            accept={resourceRules.accept}
            maxSize={resourceRules.size}
            multiple
            required
          />
        </FormDialog>
      ) : null}
    </>
  )
}

/** A picture so small that it only helps to recognize it; its name stands beside it. */
function Thumbnail({ address }: { address: string | undefined }) {
  return (
    <span className="h-8 w-14 shrink-0 overflow-hidden rounded-sm bg-sunken">
      {address ? <img src={address} alt="" className="size-full object-cover" /> : null}
    </span>
  )
}
