// Written by scripts/elements-metadata.ts from the declarations of the tags.
import type { Console } from '@console-widgets/core'

/** What every tag has: what a page writes as text, what only a script can give, and what the tag tells. */
interface Common {
  attributes: { theme?: 'light' | 'dark' | 'auto'; density?: 'normal' | 'compact' | 'touch'; language?: 'cn' | 'en' | 'ru' }
  properties: { console?: Console }
  events: { 'cw-loader-start': void; 'cw-ready': void; 'cw-navigate': { route: string }; 'cw-changed': { call: string; touches: readonly string[] }; 'cw-load-error': { error: unknown } }
}

/** The tags by their names. */
export interface Tags {
  /** Up to ten apps of a team beside each other: choose them, and see their numbers over time and in a table. */
  'cw-app-comparison': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** One app: what it is, how it stands, and the one thing to do next. */
  'cw-app-overview': {
    attributes: Common['attributes'] & { 'app-id'?: string }
    properties: Common['properties'] & { projects?: { projectId: string; projectName: string }[] }
    events: Common['events'] & { 'cw-next': { appId: string }; 'cw-deleted': { appId: string } }
  }
  /** The packages of an app: state, size, filter, upload, quick apps from web pages, name claims. */
  'cw-app-packages': {
    attributes: Common['attributes'] & { 'app-id'?: string; 'package-type'?: number }
    properties: Common['properties']
    events: Common['events'] & { 'cw-open': { appId: string; pkgId: string } }
  }
  /** Every report of one app: downloads, sources, retention, failed installs, orders, devices, advice and more. */
  'cw-app-reports': {
    attributes: Common['attributes'] & { 'app-id'?: string; report?: string }
    properties: Common['properties']
    events: Common['events']
  }
  /** The apps of a team or of one project: filter, create, open, delete. */
  'cw-apps': {
    attributes: Common['attributes'] & { 'project-id'?: string; scope?: 'team' | 'managed' }
    properties: Common['properties'] & { projects?: { projectId: string; projectName: string }[] }
    events: Common['events'] & { 'cw-open': { appId: string } }
  }
  /** One act: who did it, what was asked, and every row before and after. */
  'cw-audit-record': {
    attributes: Common['attributes'] & { 'record-id'?: string }
    properties: Common['properties']
    events: Common['events']
  }
  /** Everything that was done in the team, over all services: who, what, with which thing, when. */
  'cw-audit-trail': {
    attributes: Common['attributes']
    properties: Common['properties'] & { areas?: string[] }
    events: Common['events'] & { 'cw-open': { recordId: string } }
  }
  /** The buckets of a team: files, bytes, quota, create, delete; on first use a way to enable the service. */
  'cw-cloud-storage': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events'] & { 'cw-open': { bucketId: string } }
  }
  /** The accounts that SQL runs as: passwords, hosts, and what each may do in which database. */
  'cw-database-accounts': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** The databases of a team: filter, create, say what each is for and who may use it, delete. */
  'cw-databases': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events'] & { 'cw-open': { name: string } }
  }
  /** Apps that other stores distribute and that use services of the platform. */
  'cw-non-ag-apps': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** Which notices reach the person, and by which ways. */
  'cw-notice-settings': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** The teams that ask the person to join: accept or decline. */
  'cw-own-invitations': {
    attributes: Common['attributes'] & { 'invitation-token'?: string }
    properties: Common['properties']
    events: Common['events'] & { 'cw-joined': { teamId: string } }
  }
  /** Any numbers of the apps of a team, by whatever they are known by. */
  'cw-own-report': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** One package: manifest, permissions in plain words, signature, comparison with the live package, devices. */
  'cw-package-detail': {
    attributes: Common['attributes'] & { 'pkg-id'?: string }
    properties: Common['properties']
    events: Common['events'] & { 'cw-deleted': { appId: string; pkgId: string } }
  }
  /** Brings a package to an app: drop, progress, pause, resume after a cut or a reload, and what the parser finds. */
  'cw-package-upload': {
    attributes: Common['attributes'] & { 'app-id'?: string }
    properties: Common['properties']
    events: Common['events'] & { 'cw-uploaded': { appId: string; pkgId: string }; 'cw-show': { appId: string; pkgId: string } }
  }
  /** What each role may do over all services, where the team departs from the defaults, and what the console is for one role. */
  'cw-permission-matrix': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** Which client of which project each app signs in as. */
  'cw-project-mappings': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** One project: its apps with their configuration files, its members, its data region and its settings. */
  'cw-project-overview': {
    attributes: Common['attributes'] & { 'project-id'?: string }
    properties: Common['properties']
    events: Common['events'] & { 'cw-add-app': { projectId: string }; 'cw-deleted': { projectId: string } }
  }
  /** The projects of a team: filter, create, open, delete. */
  'cw-projects': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events'] & { 'cw-open': { projectId: string } }
  }
  /** The platform’s news for everybody, without a sign-in. */
  'cw-public-news': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** The relational database of a team: its databases, its accounts, and the instance that they are on. */
  'cw-relational-database': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events'] & { 'cw-open': { name: string } }
  }
  /** A version on its way to the users: pre-checks, review as it happens, schedule, phased release, history and rollback. */
  'cw-release-cockpit': {
    attributes: Common['attributes'] & { 'app-id'?: string; 'version-id'?: string }
    properties: Common['properties']
    events: Common['events'] & { 'cw-edit': { appId: string; versionId: string } }
  }
  /** The numbers of all apps of a team: distribution, quality, users, finance, messages, channels; with change, charts, breakdown, table and export. */
  'cw-report-dashboards': {
    attributes: Common['attributes'] & { dashboard?: 'distribution' | 'quality' | 'users' | 'finance' | 'messages' | 'channels' }
    properties: Common['properties']
    events: Common['events']
  }
  /** Reports as a team likes to see them: the platform’s and its own. */
  'cw-report-templates': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events'] & { 'cw-open': { templateId: string; reportId: string } }
  }
  /** What is new on the platform, and what of it a person has read. */
  'cw-service-news': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** One service provider: who to talk to, what they may see, and until when. */
  'cw-service-provider': {
    attributes: Common['attributes'] & { 'provider-id'?: string }
    properties: Common['properties']
    events: Common['events']
  }
  /** Who works for the team from outside: create, edit, suspend, end, delete. */
  'cw-service-providers': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** Writes and runs SQL in a database: drafts that are never lost, results, plans, history, kept queries, scripts. */
  'cw-sql-editor': {
    attributes: Common['attributes'] & { name?: string }
    properties: Common['properties']
    events: Common['events']
  }
  /** One bucket: its files, its rules with a simulator, CORS, hosting and usage. */
  'cw-storage-bucket': {
    attributes: Common['attributes'] & { 'bucket-id'?: string }
    properties: Common['properties']
    events: Common['events'] & { 'cw-deleted': { bucketId: string } }
  }
  /** The team of the session: its numbers, the person’s place in it, export compliance, and the person’s other teams. */
  'cw-team': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** Every invitation, answered or not: send again, revoke. */
  'cw-team-invitations': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** One member: roles, reach, and every permission with the reason why it is held. */
  'cw-team-member': {
    attributes: Common['attributes'] & { 'member-id'?: string }
    properties: Common['properties']
    events: Common['events']
  }
  /** Who is in the team: filter, invite, create sub-users, change roles and reach, remove. */
  'cw-team-members': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events'] & { 'cw-open': { memberId: string } }
  }
  /** Accounts for tests of the team’s apps: add, edit, delete. */
  'cw-test-users': {
    attributes: Common['attributes']
    properties: Common['properties']
    events: Common['events']
  }
  /** Versions for testers: by invitation, or open to everybody with the link. */
  'cw-test-versions': {
    attributes: Common['attributes'] & { 'app-id'?: string }
    properties: Common['properties']
    events: Common['events'] & { 'cw-open': { appId: string; versionId: string } }
  }
  /** Everything that makes up a version: package, pictures, texts by language, countries, privacy, release. */
  'cw-version-editor': {
    attributes: Common['attributes'] & { 'app-id'?: string; 'version-id'?: string }
    properties: Common['properties']
    events: Common['events'] & { 'cw-done': { appId: string; versionId: string } }
  }
  /** The versions of an app, or of all apps of a team: what is live, filter, create, open, delete. */
  'cw-versions': {
    attributes: Common['attributes'] & { 'app-id'?: string }
    properties: Common['properties']
    events: Common['events'] & { 'cw-open': { appId: string; versionId: string } }
  }
}
