import { defineCalls } from '@console-widgets/contract'
import type * as schemas from '../schemas.ts'

const base = '/amis/orchestration/v1'
const gateway = `${base}/invoke-service`

/** One process at its place below the gateway (R159): it composes reads, and so is one itself. */
const reads = {
  method: 'POST',
  effect: 'read',
  input: 'processInput',
  output: 'orchestrationAnswer',
  spec: 'named',
  headless: { usedBy: 'page', why: 'it was written for the gateway; screens make the calls that a process composes' },
} as const

/** The processes that the platform can answer from the areas it has. */
export const processCalls = defineCalls<typeof schemas>()({
  'orchestration.user-info.get': {
    ...reads,
    path: `${gateway}/user/user-info`,
    title: 'User info',
    touches: ['session'],
  },
  'orchestration.user-brief-info.get': {
    ...reads,
    path: `${gateway}/user/user-brief-info`,
    title: 'User brief info',
    touches: ['session'],
  },
  'orchestration.user-detail-info.get': {
    ...reads,
    path: `${gateway}/user/user-detail-info`,
    title: 'User detail info',
    touches: ['session', 'projects'],
  },
  'orchestration.team-member.list': {
    ...reads,
    path: `${gateway}/user/team-member-list`,
    title: 'Team member list',
    touches: ['session'],
  },
  'orchestration.home-page-info.get': {
    ...reads,
    path: `${gateway}/user/home-page-info`,
    title: 'Home page info',
    touches: ['session', 'apps', 'projects', 'versions'],
  },
  'orchestration.app.list': { ...reads, path: `${gateway}/app/app-list`, title: 'App list', touches: ['apps'] },
  'orchestration.app-list-init-info.get': {
    ...reads,
    path: `${gateway}/app/app-list-init-info`,
    title: 'App list init info',
    touches: ['apps', 'projects'],
  },
  'orchestration.complete-app-info.get': {
    ...reads,
    path: `${gateway}/app/complete-app-info`,
    title: 'Complete app info',
    touches: ['apps', 'versions', 'app-packages'],
  },
  'orchestration.complete-version-info.get': {
    ...reads,
    path: `${gateway}/app/complete-version-info`,
    title: 'Complete version info',
    touches: ['apps', 'versions', 'app-packages'],
  },
  'orchestration.menu-and-version-info.get': {
    ...reads,
    path: `${gateway}/app/menu-and-version-info`,
    title: 'Menu and version info',
    touches: ['session', 'apps', 'versions'],
  },
  'orchestration.menu-app-and-project-info.get': {
    ...reads,
    path: `${gateway}/app/menu-app-and-project-info`,
    title: 'Menu, app and project info',
    touches: ['session', 'apps', 'projects'],
  },
  'orchestration.rpk.list': {
    ...reads,
    path: `${gateway}/app/rpk-list`,
    title: 'RPK list',
    touches: ['app-packages', 'versions'],
  },
  'orchestration.version-on-shelf.submit': {
    ...reads,
    effect: 'write',
    path: `${gateway}/app/version-on-shelf-submit`,
    title: 'Version on-shelf submit',
    touches: ['apps', 'versions'],
  },
})

/** The orchestration gateway (R159, R160) and the language detection beside it (R166). */
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
      headless: { usedBy: 'page', why: 'it names a process, such as one of a partner’s own, with `orchestrate`' },
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
      headless: { usedBy: 'screens of store-listing', why: 'a listing is written in many languages' },
    },
  }),
}
