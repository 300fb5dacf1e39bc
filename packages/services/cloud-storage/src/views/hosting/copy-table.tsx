import { FileSize, QueryView, RelativeTime, Status, useData } from '@console-widgets/ui'
import { siteData } from '../../data.ts'
import { useHostingText } from '../../generated/text.ts'

/** Cached files of a site: their age, and whether they are stale. */
export function CopyTable({ siteId }: { siteId: string }) {
  const text = useHostingText()
  const { copies: query } = useData(siteData, siteId)
  return (
    <QueryView query={query}>
      {({ copies }) =>
        copies.length === 0 ? (
          <p className="text-sm text-muted">{text('cloud-storage.hosting.noCopies')}</p>
        ) : (
          <div
            role="region"
            aria-label={text('cloud-storage.hosting.copiesOf')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
            tabIndex={0}
            className="max-h-80 overflow-auto"
          >
            <table className="w-full text-start text-sm">
              <thead>
                <tr className="border-b border-line text-muted">
                  <th scope="col" className="py-1.5 pe-4 text-start font-normal">
                    {text('cloud-storage.hosting.path')}
                  </th>
                  <th scope="col" className="py-1.5 pe-4 text-end font-normal">
                    {text('cloud-storage.files.size')}
                  </th>
                  <th scope="col" className="py-1.5 pe-4 text-start font-normal">
                    {text('cloud-storage.hosting.kept')}
                  </th>
                  <th scope="col" className="py-1.5 text-start font-normal">
                    {text('cloud-storage.hosting.copyState')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {copies.map(({ path, size, storeTime, outdated }) => (
                  <tr key={path} className="border-b border-line last:border-b-0">
                    <td className="py-1.5 pe-4">
                      <code className="wrap-anywhere">{path}</code>
                    </td>
                    <td className="py-1.5 pe-4 text-end">
                      <FileSize bytes={size} />
                    </td>
                    <td className="py-1.5 pe-4 whitespace-nowrap">
                      <RelativeTime time={storeTime} />
                    </td>
                    <td className="py-1.5 whitespace-nowrap">
                      <Status tone={outdated ? 'warning' : 'success'}>
                        {text(outdated ? 'cloud-storage.hosting.outdated' : 'cloud-storage.hosting.current')}
                      </Status>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </QueryView>
  )
}
