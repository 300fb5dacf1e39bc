import { defineCalls } from '@console-widgets/contract'
import type * as schemas from '../schemas.ts'

/** The interface exists in two generations, which differ in their paths (R151). */
const at = <const Path extends string>(path: Path) =>
  ({
    path: `/amis/app-distribution/v2/${path}`,
    olderPath: { path: `/amis/app-distribution/v1/${path}`, switch: 'olderDistributionZones' },
  }) as const

const define = defineCalls<typeof schemas>({ spec: 'named' })

/** They change the rows of versions and packages, and have none of their own. */
const ofVersions = { touches: ['versions'] } as const
const ofPackages = { touches: ['app-packages'] } as const
const edit = { ...ofVersions, permission: 'versions.edit' } as const
const release = { ...ofVersions, permission: 'versions.release' } as const
const manage = { ...ofPackages, permission: 'app-packages.manage' } as const
const readVersions = { ...ofVersions, follows: ['app-packages', 'apps'] } as const
const readPackages = { ...ofPackages, follows: ['apps', 'versions'] } as const

const byScripts = {
  headless: {
    usedBy: 'pipeline',
    why: 'Scripts written for the older publishing interface make it; screens use the calls of versions and packages',
  },
} as const

/** The app, its release plan, and its versions. */
const appCalls = define({
  'distribution.app.get': {
    ...at('app'),
    ...readVersions,
    ...byScripts,
    method: 'GET',
    title: 'Get the store listing of an app',
    input: 'distributionInput',
    output: 'distributedApp',
  },
  'distribution.app.update': {
    ...at('app'),
    ...edit,
    ...byScripts,
    method: 'PUT',
    title: 'Update the store listing of an app',
    input: 'updateDistributedAppInput',
    output: 'changedVersion',
  },
  'distribution.app-by-id.get': {
    ...at('app/{appId}'),
    ...readVersions,
    ...byScripts,
    method: 'GET',
    title: 'Get an app by ID',
    input: 'appInput',
    output: 'appById',
  },
  'distribution.immersive-picture-info.get': {
    ...at('immersive-picture-info'),
    ...readVersions,
    ...byScripts,
    method: 'GET',
    title: 'Get the feature image of an app',
    input: 'distributionInput',
    output: 'immersivePictureInfo',
  },
  'distribution.version.list': {
    ...at('version/list'),
    ...readVersions,
    ...byScripts,
    method: 'GET',
    title: 'List versions of an app',
    input: 'versionListInput',
    output: 'versionPage',
  },
  'distribution.service.get': {
    ...at('service'),
    ...readVersions,
    ...byScripts,
    method: 'GET',
    title: 'Get the release plan of an app',
    input: 'distributionInput',
    output: 'distributedService',
  },
  'distribution.service.update': {
    ...at('service'),
    ...edit,
    ...byScripts,
    method: 'PUT',
    title: 'Update the release plan of an app',
    input: 'updateDistributedServiceInput',
    output: 'changedVersion',
  },
  'distribution.beta-test.get': {
    ...at('beta-test'),
    ...readVersions,
    ...byScripts,
    method: 'GET',
    title: 'Get the test plan of an app',
    input: 'distributionInput',
    output: 'betaTest',
  },
  'distribution.beta-test.update': {
    ...at('beta-test'),
    ...edit,
    ...byScripts,
    method: 'PUT',
    title: 'Update the test plan of an app',
    input: 'updateBetaTestInput',
    output: 'changedVersion',
  },
})

/** Packages, by format. */
const packageCalls = define({
  'distribution.apk.list': {
    ...at('apk'),
    ...readPackages,
    ...byScripts,
    method: 'GET',
    title: 'List APK packages',
    input: 'distributedPackagesInput',
    output: 'distributedPackages',
  },
  'distribution.apk.create': {
    ...at('apk'),
    ...manage,
    ...byScripts,
    method: 'POST',
    title: 'Create APK package',
    input: 'createDistributedPackageInput',
    output: 'distributedPackageAnswer',
  },
  'distribution.apk.delete': {
    ...at('apk'),
    ...manage,
    ...byScripts,
    method: 'DELETE',
    title: 'Delete APK package',
    input: 'distributedPackageInput',
  },
  'distribution.rpk.list': {
    ...at('rpk'),
    ...readPackages,
    ...byScripts,
    method: 'GET',
    title: 'List RPK packages',
    input: 'distributedPackagesInput',
    output: 'distributedPackages',
  },
  'distribution.rpk.create': {
    ...at('rpk'),
    ...manage,
    ...byScripts,
    method: 'POST',
    title: 'Create RPK package',
    input: 'createDistributedPackageInput',
    output: 'distributedPackageAnswer',
  },
  'distribution.rpk.delete': {
    ...at('rpk'),
    ...manage,
    ...byScripts,
    method: 'DELETE',
    title: 'Delete RPK package',
    input: 'distributedPackageInput',
  },
  'distribution.wpk.list': {
    ...at('wpk'),
    ...readPackages,
    ...byScripts,
    method: 'GET',
    title: 'List WPK packages',
    input: 'distributedPackagesInput',
    output: 'distributedPackages',
  },
  'distribution.wpk.create': {
    ...at('wpk'),
    ...manage,
    ...byScripts,
    method: 'POST',
    title: 'Create WPK package',
    input: 'createDistributedPackageInput',
    output: 'distributedPackageAnswer',
  },
  'distribution.wpk.delete': {
    ...at('wpk'),
    ...manage,
    ...byScripts,
    method: 'DELETE',
    title: 'Delete WPK package',
    input: 'distributedPackageInput',
  },
  'distribution.exe.list': {
    ...at('exe'),
    ...readPackages,
    ...byScripts,
    method: 'GET',
    title: 'List EXE packages',
    input: 'distributedPackagesInput',
    output: 'distributedPackages',
  },
  'distribution.exe.create': {
    ...at('exe'),
    ...manage,
    ...byScripts,
    method: 'POST',
    title: 'Create EXE package',
    input: 'createDistributedProgramInput',
    output: 'distributedPackageAnswer',
  },
  'distribution.exe.delete': {
    ...at('exe'),
    ...manage,
    ...byScripts,
    method: 'DELETE',
    title: 'Delete EXE package',
    input: 'distributedPackageInput',
  },
  'distribution.obb.list': {
    ...at('obb'),
    ...readPackages,
    ...byScripts,
    method: 'GET',
    title: 'List OBB files of a package',
    input: 'distributedPackageInput',
    output: 'expansionFiles',
  },
  'distribution.obb.create': {
    ...at('obb'),
    ...manage,
    ...byScripts,
    method: 'POST',
    title: 'Add OBB file to a package',
    input: 'createExpansionInput',
    output: 'expansionFiles',
  },
  'distribution.obb.delete': {
    ...at('obb'),
    ...manage,
    ...byScripts,
    method: 'DELETE',
    title: 'Delete OBB file of a package',
    input: 'expansionInput',
  },
})

/** Reviews and releases. */
const releaseCalls = define({
  'distribution.audit.submit': {
    ...at('audit'),
    ...release,
    ...byScripts,
    method: 'POST',
    title: 'Submit audit',
    input: 'distributionSubmitInput',
    output: 'changedVersion',
  },
  'distribution.audit.cancel': {
    ...at('audit/cancel'),
    ...release,
    ...byScripts,
    method: 'PUT',
    title: 'Cancel audit',
    input: 'distributionInput',
    output: 'changedVersion',
  },
  'distribution.audit.urge': {
    ...at('audit/urge'),
    ...release,
    ...byScripts,
    method: 'PUT',
    title: 'Urge audit',
    input: 'distributionInput',
    output: 'changedVersion',
  },
  'distribution.phased-release.get': {
    ...at('phased-release'),
    ...readVersions,
    ...byScripts,
    method: 'GET',
    title: 'Get phased release',
    input: 'distributionInput',
    output: 'distributedPhasedRelease',
  },
  'distribution.phased-release.update': {
    ...at('phased-release'),
    ...release,
    ...byScripts,
    method: 'PUT',
    title: 'Update phased release',
    input: 'distributedPhasedReleaseInput',
    output: 'changedVersion',
  },
  'distribution.phased-release-state.update': {
    ...at('phased-release/state'),
    ...release,
    ...byScripts,
    method: 'PUT',
    title: 'Update phased release state',
    input: 'phasedReleaseStateInput',
    output: 'changedVersion',
  },
  'distribution.phased-release-history.list': {
    ...at('phased-release/history'),
    ...readVersions,
    ...byScripts,
    method: 'GET',
    title: 'List phased release history',
    input: 'phasedHistoryInput',
    output: 'phasedHistoryPage',
  },
  'distribution.rollback.submit': {
    ...at('rollback'),
    ...release,
    ...byScripts,
    method: 'PUT',
    title: 'Roll back',
    input: 'distributionRollbackInput',
    output: 'changedVersion',
  },
  'distribution.shelf-off.submit': {
    ...at('shelf-off'),
    ...release,
    ...byScripts,
    method: 'PUT',
    title: 'Shelf off',
    effect: 'destroy',
    confirm: 'typed',
    input: 'distributionShelfOffInput',
    output: 'changedVersion',
  },
})

/** What screens use, too. */
export const distributionReadCalls = define({
  'distribution.availability.get': {
    spec: 'ours',
    method: 'GET',
    path: '/amis/distribution-manage/v1/availability',
    title: 'Get availability in all countries',
    // Areas that have reasons why an app isn't available, and the promotions of pricing.
    follows: ['age-rating', 'agreements', 'apps', 'pricing', 'qualification', 'versions'],
    input: 'availabilityInput',
    output: 'availability',
  },
  'distribution.temp-url.get': {
    ...at('temp-url'),
    ...readVersions,
    method: 'GET',
    title: 'Get temporary URL of a file of an app',
    input: 'tempUrlInput',
    output: 'tempUrl',
  },
  'distribution.region-name.list': {
    ...at('region-name'),
    method: 'GET',
    title: 'List region names',
    touches: [],
    output: 'regionNames',
  },
})

/** Calls that scripts make. They are apart from the others, so that screens don't load them. */
export const distributionCalls = { ...appCalls, ...packageCalls, ...releaseCalls }
