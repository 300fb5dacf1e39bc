import type { ApkContents } from '@console-widgets/package-parser/build'

/** One build of a demo app; the amount of code grows with each build. */
export interface DemoBuild {
  versionName: string
  versionCode: number
  permissions: string[]
  targetSdk: number
}

/** Version names of apps with a scripted history; other apps get two builds. */
const versionNames: Readonly<Record<string, readonly string[]>> = {
  'Northwind Maps': ['4.1.0', '4.1.2', '4.2.0', '4.3.0'],
  'Northwind Weather': ['3.7.1', '3.8.0', '3.9.0'],
  'Tide Table': ['1.0.0'],
  'Harbour Radio': ['2.0.1', '2.1.0-beta'],
  'Северная погода': ['1.3.0', '1.4.0', '1.5.0-beta'],
  'Ferry Pass': ['1.0.0'],
}

const android = (...names: string[]) => names.map((name) => `android.permission.${name}`)
const everybody = android('INTERNET', 'ACCESS_NETWORK_STATE')

/** Permissions that apps request, by a word in their package name. */
const permissionsByWord: readonly [word: RegExp, permissions: string[]][] = [
  [/maps|ferry|skippers|tide/, android('ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION')],
  [/weather/, android('ACCESS_COARSE_LOCATION')],
  [/radio/, android('FOREGROUND_SERVICE', 'WAKE_LOCK')],
  [/ferry/, android('CAMERA', 'NFC')],
  [/notes|bookshelf|dictionary/, android('READ_EXTERNAL_STORAGE', 'WRITE_EXTERNAL_STORAGE')],
  [/lighthouse/, android('VIBRATE', 'READ_PHONE_STATE')],
]

/** Builds of an app, oldest first: their permissions change over time. */
export function buildsOf(appName: string, packageName: string): DemoBuild[] {
  const names = versionNames[appName] ?? ['1.0.0', '1.1.0']
  const wanted = permissionsByWord.flatMap(([word, permissions]) => (word.test(packageName) ? permissions : []))
  return names.map((versionName, index) => ({
    versionName,
    versionCode: 100 + index * 10,
    targetSdk: index === 0 ? 31 : 34,
    permissions: [
      ...everybody,
      // Later builds request less storage access, and notifications.
      ...(index === 0 ? wanted : wanted.filter((name) => !name.endsWith('EXTERNAL_STORAGE'))),
      ...(index > 0 ? android('POST_NOTIFICATIONS') : android('READ_PHONE_STATE')),
      ...(index > 2 ? [...android('ACCESS_BACKGROUND_LOCATION'), 'ohos.permission.READ_CONTACTS'] : []),
    ],
  }))
}

/** A key that the first map builds contained by mistake, in two parts, so that no scanner takes it for a real one. */
const leakedKey = ['AIza', 'SyC3mQ8vN1rT7bK5wXzL9pJ2dF6gH4yUoWs'].join('')

/** Code of the map app: what a check finds in it changes with the builds. */
function codeOfMaps(index: number): Pick<ApkContents, 'code' | 'libraries' | 'application' | 'components'> {
  const names = ['MapActivity', 'RouteService', 'TileProvider', 'offline/TileCache', 'offline/Download']
  const location = 'Landroid/location/LocationManager;->requestLocationUpdates'
  return {
    code: {
      classes: [
        ...names.map((name) => `Lcom/northwind/maps/${name};`),
        'Lcom/huawei/hms/push/HmsMessaging;',
        'Lcom/huawei/hms/maps/HuaweiMap;',
        'Lokhttp3/OkHttpClient;',
        'Lokhttp3/Request;',
        ...(index > 2 ? ['Lcom/huawei/hms/analytics/HiAnalytics;'] : []),
      ],
      calls: [location, ...(index > 2 ? ['Landroid/webkit/WebView;->addJavascriptInterface'] : [])],
      texts: index === 2 ? [leakedKey] : [],
    },
    libraries: { alignment: index > 2 ? 0x1000 : 0x4000, hasSymbols: index === 2 },
    application: [{ name: 'allowBackup', resourceId: 0x01010280, value: false }],
    components: [
      { tag: 'service', name: 'com.northwind.maps.RouteService', exported: index === 2 },
      { tag: 'provider', name: 'com.northwind.maps.TileProvider', exported: index > 2 },
    ],
  }
}

/** Contents of a build's package. */
export function contentsOfBuild(app: { appName: string; packageName: string }, build: DemoBuild): ApkContents {
  const index = (build.versionCode - 100) / 10
  return {
    ...build,
    packageName: app.packageName,
    label: app.appName,
    minSdk: index > 1 ? 26 : 24,
    features: build.permissions.some((name) => name.endsWith('.CAMERA')) ? ['android.hardware.camera'] : [],
    abis: /maps|radio|lighthouse/.test(app.packageName) ? ['arm64-v8a', 'armeabi-v7a'] : [],
    codeBytes: 24_000 + ((app.packageName.length * 7919) % 40_000) + index * 6_000,
    ...(app.appName === 'Northwind Maps' ? codeOfMaps(index) : {}),
  }
}
