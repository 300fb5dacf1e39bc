import type { ApkContents } from './build/build-apk.ts'

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
  'Северная погода': ['1.3.0', '1.4.0'],
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
      ...(index > 2 ? android('ACCESS_BACKGROUND_LOCATION') : []),
    ],
  }))
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
  }
}
