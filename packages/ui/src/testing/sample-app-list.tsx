import {
  FileSize,
  formatNumber,
  type ListColumn,
  RelativeTime,
  ResourceList,
  Status,
  type Tone,
  useData,
  useLocale,
  useToast,
  useUndoToast,
} from '../index.ts'
import { type SampleApp, sampleCalls, sampleData } from './sample-console.ts'

const TONES: Record<SampleApp['state'], Tone> = {
  released: 'success',
  review: 'info',
  rejected: 'danger',
  draft: 'draft',
}
const WORDS: Record<SampleApp['state'], string> = {
  released: 'Released',
  review: 'In review',
  rejected: 'Rejected',
  draft: 'Draft',
}

/** Columns of the sample list. */
function useColumns(): ListColumn<SampleApp>[] {
  const locale = useLocale()
  return [
    {
      id: 'appName',
      header: 'Name',
      cell: (app) => app.appName,
      primary: true,
      href: (app) => `/apps/${app.appId}`,
    },
    {
      id: 'state',
      header: 'State',
      cell: (app) => <Status tone={TONES[app.state]}>{WORDS[app.state]}</Status>,
      filter: {
        kind: 'choice',
        choices: Object.entries(WORDS).map(([value, label]) => ({
          value,
          label,
          tone: TONES[value as SampleApp['state']],
        })),
      },
    },
    {
      id: 'packageName',
      header: 'Package name',
      cell: (app) => <code className="font-mono text-sm">{app.packageName}</code>,
      width: 220,
      sort: false,
    },
    {
      id: 'downloads',
      header: 'Downloads',
      cell: (app) => formatNumber(app.downloads, locale),
      align: 'end',
    },
    {
      id: 'size',
      header: 'Size',
      cell: (app) => <FileSize bytes={app.size} />,
      align: 'end',
      hidden: true,
    },
    {
      id: 'updateTime',
      header: 'Updated',
      cell: (app) => <RelativeTime time={app.updateTime} />,
    },
  ]
}

/** A resource screen as in a service: columns and actions. */
export function SampleAppList() {
  const { apps, create, archive, remove } = useData(sampleData)
  const toasts = useToast()
  useUndoToast(archive, 'App archived')
  return (
    <ResourceList
      list={apps}
      title="Apps"
      columns={useColumns()}
      actions={[
        {
          id: 'import',
          label: 'Import',
          icon: 'upload',
          run: () => toasts.show({ tone: 'info', title: 'Import started' }),
        },
        {
          id: 'create',
          label: 'Create app',
          call: sampleCalls['sample.app.create'],
          primary: true,
          shortcut: 'c',
          run: () => create.run({ appName: 'New app' }),
          done: 'App created',
        },
      ]}
      rowActions={[
        { id: 'edit', label: 'Rename', icon: 'edit', call: sampleCalls['sample.app.rename'], run: () => {} },
        {
          id: 'archive',
          label: 'Archive',
          icon: 'folder',
          call: sampleCalls['sample.app.archive'],
          run: (app) => archive.run({ appId: app.appId }),
        },
        {
          id: 'delete',
          label: 'Delete',
          icon: 'trash',
          danger: true,
          call: sampleCalls['sample.app.delete'],
          disabled: (app) => (app.state === 'released' ? 'Take it off the shelf first' : undefined),
          run: (app) => remove.run({ appId: app.appId }),
          done: 'App deleted',
          confirm: (app) => ({
            title: `Delete ${app.appName}?`,
            description: 'Its versions and statistics are deleted, too. This can’t be undone.',
            typed: app.appName,
            dependents: [
              { label: 'Version 2.4.1', detail: 'draft' },
              { label: 'Open test “Spring”', detail: '12 testers' },
            ],
          }),
        },
      ]}
      bulkActions={[
        {
          id: 'delete',
          label: 'Delete',
          icon: 'trash',
          danger: true,
          call: sampleCalls['sample.app.delete'],
          run: async (chosen) => {
            for (const app of chosen) await remove.run({ appId: app.appId })
          },
          done: 'Apps deleted',
          confirm: (chosen) => ({
            title: `Delete ${chosen.length} apps?`,
            dependents: chosen.map(({ appName }) => ({ label: appName })),
          }),
        },
      ]}
      empty={{
        title: 'Create your first app',
        body: 'An app contains versions, store listings, and statistics.',
        icon: 'app',
        action: 'create',
      }}
    />
  )
}
