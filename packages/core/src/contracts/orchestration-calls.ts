import { anything, defineCalls } from '@console-widgets/contract'
import type * as schemas from '../schemas.ts'

/** Name of the white-list lookup, which the China zone handles (R164). */
export const whiteListProcess = 'white-list'

const base = '/amis/orchestration/v1'
const gateway = `${base}/invoke-service`

/** One process below the gateway (R159) that a screen calls. It combines reads, so it counts as a read itself. */
const shown = {
  method: 'POST',
  effect: 'read',
  input: 'processInput',
  output: 'orchestrationAnswer',
  spec: 'named',
} as const

/** A process that is there for programs of the gateway. */
const reads = {
  ...shown,
  headless: { usedBy: 'page', why: 'it was written for the gateway; screens make the calls that a process composes' },
} as const

/** A process that no screen has the parts of, with what takes its place there. */
const forPages = (why: string) => ({ ...reads, headless: { usedBy: 'page', why } }) as const

/** Processes that combine apps, with the changes that make them stale. */
const withApps = ['apps', 'app-packages', 'projects', 'versions']
/** Processes that also show projects and their members. */
const withProjects = [...withApps, 'teams.people']

/** Processes that the platform can serve from its existing services. */
export const processCalls = defineCalls<typeof schemas>()({
  'orchestration.user-info.get': {
    ...reads,
    path: `${gateway}/user/user-info`,
    title: 'User info',
    follows: ['session'],
  },
  'orchestration.user-brief-info.get': {
    ...reads,
    path: `${gateway}/user/user-brief-info`,
    title: 'User brief info',
    follows: ['session'],
  },
  'orchestration.user-detail-info.get': {
    ...reads,
    path: `${gateway}/user/user-detail-info`,
    title: 'User detail info',
    follows: ['session', 'apps', 'projects', 'teams.people'],
  },
  'orchestration.team-member.list': {
    ...reads,
    path: `${gateway}/user/team-member-list`,
    title: 'Team member list',
    follows: ['session'],
  },
  'orchestration.home-page-info.get': {
    ...forPages('the console asks for its menu by the names of the orchestration and the process'),
    path: `${gateway}/user/home-page-info`,
    title: 'Home page info',
    follows: ['session', ...withProjects],
  },
  'orchestration.app.list': { ...reads, path: `${gateway}/app/app-list`, title: 'App list', follows: withApps },
  'orchestration.app-list-init-info.get': {
    ...reads,
    path: `${gateway}/app/app-list-init-info`,
    title: 'App list init info',
    follows: withProjects,
  },
  'orchestration.complete-app-info.get': {
    ...reads,
    path: `${gateway}/app/complete-app-info`,
    title: 'Complete app info',
    follows: withApps,
  },
  'orchestration.complete-version-info.get': {
    ...reads,
    path: `${gateway}/app/complete-version-info`,
    title: 'Complete version info',
    follows: withApps,
  },
  'orchestration.harmony-complete-app-info.get': {
    ...reads,
    path: `${gateway}/app/harmony-complete-app-info`,
    title: 'Complete Harmony app info',
    follows: [...withApps, 'app-series'],
  },
  'orchestration.harmony-complete-version-info.get': {
    ...reads,
    path: `${gateway}/app/harmony-complete-version-info`,
    title: 'Complete Harmony version info',
    follows: [...withApps, 'app-series'],
  },
  'orchestration.menu-and-version-info.get': {
    ...reads,
    path: `${gateway}/app/menu-and-version-info`,
    title: 'Menu and version info',
    follows: ['session', ...withApps],
  },
  'orchestration.menu-app-and-project-info.get': {
    ...reads,
    path: `${gateway}/app/menu-app-and-project-info`,
    title: 'Menu, app and project info',
    follows: ['session', ...withProjects],
  },
  'orchestration.info-center-info.get': {
    ...reads,
    path: `${gateway}/info-center/info-center-info`,
    title: 'Info-center info',
    follows: ['notices'],
  },
  'orchestration.sign-info.get': {
    ...reads,
    path: `${gateway}/app/sign-info`,
    title: 'Sign info by app ID',
    follows: ['app-packages', 'versions', 'apps'],
  },
  'orchestration.app-transfer.check': {
    ...reads,
    path: `${gateway}/app/app-transfer-check`,
    title: 'App transfer check',
    follows: withProjects,
  },
  'orchestration.pioneer-test-info.get': {
    ...reads,
    path: `${gateway}/info-center/pioneer-test-info`,
    title: 'Pioneer test info',
    follows: ['beta', 'versions', 'apps'],
  },
  'orchestration.material-test.list': {
    ...reads,
    path: `${gateway}/app/material-test-lists`,
    title: 'Material test lists',
    follows: ['store-experiments', 'versions', 'apps'],
  },
  'orchestration.apk.list': {
    ...forPages('it asks for packages of one type; screens list all packages of an app'),
    path: `${gateway}/app/apk-list`,
    title: 'APK list',
    follows: ['app-packages', 'versions', 'apps'],
  },
  'orchestration.wpk.list': {
    ...forPages('it asks for packages of one type; screens list all packages of an app'),
    path: `${gateway}/app/wpk-list`,
    title: 'WPK list',
    follows: ['app-packages', 'versions', 'apps'],
  },
  'orchestration.rpk.list': {
    ...forPages('it asks for packages of one type; screens list all packages of an app'),
    path: `${gateway}/app/rpk-list`,
    title: 'RPK list',
    follows: ['app-packages', 'versions', 'apps'],
  },
  'orchestration.version-on-shelf.submit': {
    ...reads,
    effect: 'write',
    path: `${gateway}/app/version-on-shelf-submit`,
    title: 'Version on-shelf submit',
    // It calls another area, and therefore changes that area.
    touches: ['versions'],
  },
  'orchestration.extra-app-info.get': {
    ...reads,
    path: `${gateway}/app/extra-app-info`,
    title: 'Extra app info',
    follows: [...withApps, 'store-listing', 'qualification', 'age-rating', 'pricing', 'agreements', 'app-check'],
  },
  'orchestration.gallery-level.get': {
    ...forPages('it shows the level of an app in the gallery; screens show what it is computed from'),
    path: `${gateway}/app/gallery-level`,
    title: 'Gallery level',
    follows: ['apps', 'app-check', 'comments'],
  },
  'orchestration.detection-task.query': {
    ...forPages('it waits for one detection; the listing shows the newest ones'),
    path: `${gateway}/app/detection-task-query`,
    title: 'Detection task query',
    follows: ['store-listing'],
  },
  'orchestration.file-auth-code.get': {
    ...forPages('another program of the page uploads the file; screens upload it themselves'),
    effect: 'write',
    path: `${gateway}/file/file-auth-code`,
    title: 'File auth code',
    touches: [],
  },
  'orchestration.temporary-file.move-to-normal': {
    ...forPages('it keeps a file that nothing uses yet; screens store what uses a file'),
    effect: 'write',
    path: `${gateway}/file/move-temporary-file-to-normal`,
    title: 'Move temporary file to normal',
    touches: [],
  },
  'orchestration.white-list.get': {
    ...shown,
    path: `${gateway}/user/${whiteListProcess}`,
    title: 'White list',
    // R164.
    zone: 'china',
    touches: [],
  },
  'orchestration.service-status.get': {
    ...reads,
    path: `${gateway}/project/service-status`,
    title: 'Service status',
    // It counts what the services of a project store, whichever they are.
    follows: [anything],
  },
  'orchestration.developer-comment.query': {
    ...reads,
    path: `${gateway}/app/developer-comment-query`,
    title: 'Developer comment query',
    follows: ['comments', 'apps', 'versions'],
  },
  'orchestration.developer-comment.manage': {
    ...reads,
    effect: 'write',
    path: `${gateway}/app/developer-comment-manage`,
    title: 'Developer comment manage',
    touches: ['comments'],
  },
})

/** The orchestration gateway (R159, R160), and language detection, which is outside of it (R166). */
export const orchestrationCalls = {
  ...processCalls,
  ...defineCalls<typeof schemas>()({
    'orchestration.invoke': {
      method: 'POST',
      path: `${gateway}/{orchestration}/{process}`,
      title: 'Invoke a process of an orchestration',
      touches: [],
      input: 'orchestrationInput',
      output: 'orchestrationAnswer',
      spec: 'named',
    },
    'orchestration.language.detect': {
      method: 'POST',
      path: `${base}/language/detect`,
      title: 'Detect the language of a text',
      effect: 'read',
      touches: [],
      input: 'languageDetectInput',
      output: 'languageDetectAnswer',
      spec: 'named',
    },
  }),
}
