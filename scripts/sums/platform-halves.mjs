import { areasWith } from './service-folders.mjs'

/**
 * The halves of all services, as the sandbox combines them.
 * @param {string} repository
 */
export function platformHalves(repository) {
  const areas = areasWith(repository, 'platform/index.ts')
  const imports = areas.map((area, at) => `import { half as half${at} } from '@console-widgets/${area}/platform'\n`)
  return {
    'packages/sandbox/src/services.generated.ts': `/** Written by \`npm run generate\` from the folders of the services. */
import type { PlatformHalf } from '@console-widgets/platform/half'
${imports.join('')}
export const halves: readonly PlatformHalf[] = [${areas.map((_, at) => `half${at}`).join(', ')}]
`,
  }
}
