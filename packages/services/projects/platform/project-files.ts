import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { addressOfRegion } from '@console-widgets/platform/http/zone-address'
import { regionPrefixOfZone, type Zone } from '@console-widgets/core'
import { projectRegions } from '@console-widgets/projects/model'
import type { AppRow } from '@console-widgets/platform/tenancy/find-app'
import type { ProjectRow } from '@console-widgets/platform/tenancy/find-project'

/** A configuration file that a project provides. */
export interface ProjectFile {
  fileName: string
  contentType: string
  content: string
}

const file = (fileName: string, document: object): ProjectFile => ({
  fileName,
  contentType: 'application/json',
  content: `${JSON.stringify(document, null, 2)}\n`,
})

/**
 * Configuration that an app is built with: its identity, and the addresses of the platform. The key is public: it
 * identifies the app to the client plane and is in every copy of the app. Every address answers: those of the project's
 * region, where its services store its data, and those of the regions that the platform answers for. There are no
 * secrets, since no service accepts them yet.
 */
export function configFile(
  project: ProjectRow,
  app: AppRow,
  client: { clientId: string; apiKey: string },
  zone: Zone,
  parts: Pick<PlatformParts, 'publicOrigin' | 'zones'>,
): ProjectFile {
  const region = project.region ?? regionPrefixOfZone(zone)
  const address = addressOfRegion(parts, region) ?? parts.publicOrigin
  return file('agconnect-services.json', {
    agcgw: { url: address },
    agcgw_all: Object.fromEntries(
      projectRegions.flatMap((name) => {
        const answering = addressOfRegion(parts, name)
        return answering === undefined ? [] : [[name, answering]]
      }),
    ),
    client: {
      cp_id: project.teamId,
      product_id: project.projectId,
      project_id: project.projectId,
      client_id: client.clientId,
      api_key: client.apiKey,
      app_id: app.appId,
      package_name: app.packageName,
    },
    client_plane: { url: clientAddress(address, client.apiKey) },
    app_info: { app_id: app.appId, package_name: app.packageName },
    region,
    configuration_version: '3.0',
  })
}

/** Identity of a project for its servers; without a secret, since the platform issues no tokens to servers yet. */
export function serverFile(project: ProjectRow, zone: Zone): ProjectFile {
  return file(`agc-apiclient-${project.projectId}.json`, {
    type: 'project_client_id',
    developer_id: project.teamId,
    project_id: project.projectId,
    client_id: project.clientId,
    region: project.region ?? regionPrefixOfZone(zone),
    configuration_version: '3.0',
  })
}
