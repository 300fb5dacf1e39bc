import { calls as appCalls } from '@console-widgets/apps/contract'
import type { Console } from '@console-widgets/core'
import { clientAddress } from '@console-widgets/platform/client-plane/client-plane'
import { keyOfConfigFile } from '@console-widgets/platform/tenancy/api-keys'
import { calls as projectCalls } from '@console-widgets/projects/contract'
import { testOrigin, type TestPlatform } from './test-platform.ts'

/** An app as its copies use it: by its key, from an address of their own. */
export interface ClientApp {
  appId: string
  projectId: string
  /** Sends a request to the client plane. Default: from an address that no other request has had lately. */
  send(path: string, body: unknown, headers?: Record<string, string>, address?: string): Promise<Response>
  /** Sends a file to the client plane. */
  sendBytes(path: string, bytes: BodyInit | null, address: string): Promise<Response>
}

let addresses = 0

/** Creates an app in a project of its own, without any traffic. */
export async function createClientApp(test: TestPlatform, holder: Console, name: string): Promise<ClientApp> {
  const { projectId } = await holder.invoke(projectCalls['projects.project.create'], { projectName: name })
  const { appId } = await holder.invoke(appCalls['apps.app.create'], { appName: name, parentType: 13, projectId })
  const key = await test.platform.services.database.asPlatform((db) => keyOfConfigFile(db, appId))
  const url = clientAddress(testOrigin, key ?? '')
  return {
    appId,
    projectId,
    send: (path, body, headers = {}, address = `198.51.100.${++addresses % 250}`) =>
      test.platform.fetch(
        new Request(`${url}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
        { address },
      ),
    sendBytes: (path, bytes, address) =>
      test.platform.fetch(new Request(`${url}${path}`, { method: 'POST', body: bytes }), { address }),
  }
}
