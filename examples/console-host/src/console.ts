import { createConsole, languageOfPath, type Console } from '@console-widgets/core'
import type { RouteTable } from '@console-widgets/data'
import { readDeployment } from './deployment.ts'
import { embeddingOrigin } from './embedding-page.ts'
import { services } from './services.generated.ts'
import { siteOf, sitesOf } from './site.ts'

/** Whether a partner's page shows the console in a frame, without the surrounding shell. */
export const embedded = new URLSearchParams(location.search).has('embedded')

/** The console of this page. The server says where its zones are, and the path determines the language (R18). */
export function createPageConsole(): Console {
  const host = window.top === window ? undefined : embeddingOrigin(window)
  const deployment = readDeployment(document)
  return createConsole({
    ...deployment,
    site: siteOf(location.search, sitesOf({ options: deployment })),
    // Whatever was chosen elsewhere: each language has its own address.
    language: languageOfPath(location.pathname),
    hostOrigins: host === undefined ? [] : [host],
    // So that widgets can link to pages of services that they don't know.
    routes: Object.assign({}, ...services.map(({ routes }) => routes)) as RouteTable,
    capabilities: ['changed', 'notify', 'resize', 'theme-tokens', 'routes'],
    wordRefusal: async (refusal, language) =>
      language === 'en'
        ? {}
        : import('@console-widgets/elements/words')
            .then((words) => words.wordRefusal(refusal, language))
            .catch(() => ({})),
  })
}
