import { icons, Identifier, Link, ResourceList, useData, useRoutes } from '@console-widgets/ui'
import { mappingsData } from '../data.ts'
import { routes } from '../routes.ts'
import { useProjectsText } from '../generated/text.ts'

/** List of apps with the client that each signs in as, and its project. */
export default function MappingList() {
  const text = useProjectsText()
  const routeTo = useRoutes(routes)
  const { mappings } = useData(mappingsData)
  return (
    <ResourceList
      list={mappings}
      title={text('projects.mappings')}
      columns={[
        {
          id: 'appName',
          header: text('projects.mappings.app'),
          cell: (mapping) => mapping.appName,
          primary: true,
          href: (mapping) => routeTo('apps.app', mapping),
        },
        {
          id: 'packageName',
          header: text('projects.mappings.packageName'),
          code: true,
        },
        {
          id: 'clientId',
          header: text('projects.mappings.clientId'),
          cell: (mapping) => <Identifier value={mapping.clientId} label={text('projects.mappings.clientId')} />,
        },
        {
          id: 'projectId',
          header: text('projects.mappings.project'),
          cell: ({ projectId }) =>
            projectId ? <Link to={routeTo('projects.project', { projectId })}>{projectId}</Link> : '–',
        },
      ]}
      empty={{ title: text('projects.mappings.empty'), icon: icons.key }}
    />
  )
}
