import { areasWith } from './service-folders.mjs'

/**
 * The manifests of all services, for the console host.
 * @param {string} repository
 */
export function serviceFronts(repository) {
  const areas = areasWith(repository, 'src/manifest.ts')
  const names = areas.map((area) => area.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()))
  return {
    'examples/console-host/src/services.generated.ts': [
      "import type { ServiceFront } from '@console-widgets/ui/service'",
      ...areas.map((area, at) => `import { service as ${names[at]} } from '@console-widgets/${area}/manifest'`),
      '',
      '/** What every service brings to a console: `npm run generate` writes it from the folders of the services. */',
      `export const services: readonly ServiceFront[] = [${names.join(', ')}]`,
      '',
    ].join('\n'),
  }
}
