import { TextReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'

/** A web page to wrap as a quick app. */
export interface WebQuickApp {
  packageName: string
  name: string
  url: string
  versionName: string
  versionCode: number
}

/** Lowest platform version whose `web` component keeps the page's history. */
const lowestPlatform = 1070

/** Builds the package of a quick app that shows one web page, in the format of the quick app tools. */
export async function buildWebQuickApp({
  packageName,
  name,
  url,
  versionName,
  versionCode,
}: WebQuickApp): Promise<Uint8Array<ArrayBuffer>> {
  const manifest = {
    package: packageName,
    name,
    versionName,
    versionCode,
    minPlatformVersion: lowestPlatform,
    features: [{ name: 'system.router' }, { name: 'system.network' }],
    config: { logLevel: 'off' },
    router: { entry: 'Web', pages: { Web: { component: 'index' } } },
    display: { titleBar: false, pages: { Web: { titleBarText: name } } },
  }
  const page = {
    template: {
      type: 'div',
      classList: ['page'],
      children: [
        { type: 'web', attr: { src: url, trustedurl: [new URL(url).origin], allowthirdpartycookies: true }, id: 'web' },
      ],
    },
    style: { '.page': { flexDirection: 'column', width: '100%', height: '100%' } },
  }
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  const add = (path: string, text: string) => writer.add(path, new TextReader(text))
  await add('manifest.json', JSON.stringify(manifest, null, 2))
  await add('app.js', 'export default {}\n')
  await add('Web/index.js', `export default ${JSON.stringify(page)}\n`)
  return new Uint8Array(await writer.close())
}
