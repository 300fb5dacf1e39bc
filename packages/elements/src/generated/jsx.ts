// Written by scripts/elements-metadata.ts from the declarations of the tags.
import type { Console } from '@console-widgets/core'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

/** What every tag has. */
export interface CommonAttributes extends DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> {
  /** Light, dark, or auto for the system’s. Unset follows the colour scheme of the page. */
  theme?: 'light' | 'dark' | 'auto'
  /** How much room things take. */
  density?: 'normal' | 'compact' | 'touch'
  /** The language of this widget; unset is the console’s. */
  language?: 'cn' | 'en' | 'ru'
  /** The console that this widget belongs to; unset is the one that the page’s tags share. */
  console?: Console
  /** The widget starts to load. */
  'oncw-loader-start'?: (event: CustomEvent<void>) => void
  /** The widget is on the screen. */
  'oncw-ready'?: (event: CustomEvent<void>) => void
  /** A person goes to another page of the console. Prevent it to show that page yourself. */
  'oncw-navigate'?: (event: CustomEvent<{ route: string }>) => void
  /** Something was changed in this console. */
  'oncw-changed'?: (event: CustomEvent<{ call: string; touches: readonly string[] }>) => void
  /** The widget failed; an error card is in its place. */
  'oncw-load-error'?: (event: CustomEvent<{ error: unknown }>) => void
}

/** The tags with their attributes, properties and events. */
export interface ConsoleWidgetTags {
  /** Up to ten apps of a team beside each other: choose them, and see their numbers over time and in a table. */
  'cw-app-comparison': CommonAttributes & {

  }
  /** One app: what it is, how it stands, and the one thing to do next. */
  'cw-app-overview': CommonAttributes & {
    /** The app. */
    'app-id'?: string
    /** Projects that an app can belong to. */
    projects?: { projectId: string; projectName: string }[]
    /** The thing to do next was chosen: a page shows the app’s versions. */
    'oncw-next'?: (event: CustomEvent<{ appId: string }>) => void
    /** The app was deleted. */
    'oncw-deleted'?: (event: CustomEvent<{ appId: string }>) => void
  }
  /** The packages of an app: state, size, filter, upload, quick apps from web pages, name claims. */
  'cw-app-packages': CommonAttributes & {
    /** The app. */
    'app-id'?: string
    /** How the app is installed: 1 Android, 2 quick app, 8 desktop program. */
    'package-type'?: number
    /** A package was chosen. */
    'oncw-open'?: (event: CustomEvent<{ appId: string; pkgId: string }>) => void
  }
  /** Every report of one app: downloads, sources, retention, failed installs, orders, devices, advice and more. */
  'cw-app-reports': CommonAttributes & {
    /** The app. */
    'app-id'?: string
    /** Shows this report alone, such as `keep-analysis`; without it, all with a way between them. */
    report?: string
  }
  /** The apps of a team or of one project: filter, create, open, delete. */
  'cw-apps': CommonAttributes & {
    /** Shows the apps of this project alone, and creates new ones in it. */
    'project-id'?: string
    /** All apps of the team, or those that the person may manage. Default `team`. */
    scope?: 'team' | 'managed'
    /** Projects that an app can belong to. */
    projects?: { projectId: string; projectName: string }[]
    /** An app was chosen. */
    'oncw-open'?: (event: CustomEvent<{ appId: string }>) => void
  }
  /** One act: who did it, what was asked, and every row before and after. */
  'cw-audit-record': CommonAttributes & {
    /** The act. */
    'record-id'?: string
  }
  /** Everything that was done in the team, over all services: who, what, with which thing, when. */
  'cw-audit-trail': CommonAttributes & {
    /** Further areas that the trail can be filtered by. */
    areas?: string[]
    /** An act was chosen. */
    'oncw-open'?: (event: CustomEvent<{ recordId: string }>) => void
  }
  /** The buckets of a team: files, bytes, quota, create, delete; on first use a way to enable the service. */
  'cw-cloud-storage': CommonAttributes & {
    /** A bucket was chosen. */
    'oncw-open'?: (event: CustomEvent<{ bucketId: string }>) => void
  }
  /** The accounts that SQL runs as: passwords, hosts, and what each may do in which database. */
  'cw-database-accounts': CommonAttributes & {

  }
  /** The databases of a team: filter, create, say what each is for and who may use it, delete. */
  'cw-databases': CommonAttributes & {
    /** A database was chosen. */
    'oncw-open'?: (event: CustomEvent<{ name: string }>) => void
  }
  /** Apps that other stores distribute and that use services of the platform. */
  'cw-non-ag-apps': CommonAttributes & {

  }
  /** Which notices reach the person, and by which ways. */
  'cw-notice-settings': CommonAttributes & {

  }
  /** The teams that ask the person to join: accept or decline. */
  'cw-own-invitations': CommonAttributes & {
    /** What the link of an invitation carries: says what became of it. */
    'invitation-token'?: string
    /** The person has joined a team. */
    'oncw-joined'?: (event: CustomEvent<{ teamId: string }>) => void
  }
  /** Any numbers of the apps of a team, by whatever they are known by. */
  'cw-own-report': CommonAttributes & {

  }
  /** One package: manifest, permissions in plain words, signature, comparison with the live package, devices. */
  'cw-package-detail': CommonAttributes & {
    /** The package. */
    'pkg-id'?: string
    /** The package was deleted. */
    'oncw-deleted'?: (event: CustomEvent<{ appId: string; pkgId: string }>) => void
  }
  /** Brings a package to an app: drop, progress, pause, resume after a cut or a reload, and what the parser finds. */
  'cw-package-upload': CommonAttributes & {
    /** The app. */
    'app-id'?: string
    /** A package has been read and can be used. */
    'oncw-uploaded'?: (event: CustomEvent<{ appId: string; pkgId: string }>) => void
    /** The page of the new package was asked for. */
    'oncw-show'?: (event: CustomEvent<{ appId: string; pkgId: string }>) => void
  }
  /** What each role may do over all services, where the team departs from the defaults, and what the console is for one role. */
  'cw-permission-matrix': CommonAttributes & {

  }
  /** Which client of which project each app signs in as. */
  'cw-project-mappings': CommonAttributes & {

  }
  /** One project: its apps with their configuration files, its members, its data region and its settings. */
  'cw-project-overview': CommonAttributes & {
    /** The project. */
    'project-id'?: string
    /** Somebody wants to add an app to the project. */
    'oncw-add-app'?: (event: CustomEvent<{ projectId: string }>) => void
    /** The project was deleted. */
    'oncw-deleted'?: (event: CustomEvent<{ projectId: string }>) => void
  }
  /** The projects of a team: filter, create, open, delete. */
  'cw-projects': CommonAttributes & {
    /** A project was chosen. */
    'oncw-open'?: (event: CustomEvent<{ projectId: string }>) => void
  }
  /** The platform’s news for everybody, without a sign-in. */
  'cw-public-news': CommonAttributes & {

  }
  /** The relational database of a team: its databases, its accounts, and the instance that they are on. */
  'cw-relational-database': CommonAttributes & {
    /** A database was chosen. */
    'oncw-open'?: (event: CustomEvent<{ name: string }>) => void
  }
  /** A version on its way to the users: pre-checks, review as it happens, schedule, phased release, history and rollback. */
  'cw-release-cockpit': CommonAttributes & {
    /** The app. */
    'app-id'?: string
    /** The version; without it, the one that is being worked on, else the live one. */
    'version-id'?: string
    /** The editor was asked for. */
    'oncw-edit'?: (event: CustomEvent<{ appId: string; versionId: string }>) => void
  }
  /** The numbers of all apps of a team: distribution, quality, users, finance, messages, channels; with change, charts, breakdown, table and export. */
  'cw-report-dashboards': CommonAttributes & {
    /** Shows this one alone; without it, all with a way between them. */
    dashboard?: 'distribution' | 'quality' | 'users' | 'finance' | 'messages' | 'channels'
  }
  /** Reports as a team likes to see them: the platform’s and its own. */
  'cw-report-templates': CommonAttributes & {
    /** A template was chosen. */
    'oncw-open'?: (event: CustomEvent<{ templateId: string; reportId: string }>) => void
  }
  /** What is new on the platform, and what of it a person has read. */
  'cw-service-news': CommonAttributes & {

  }
  /** One service provider: who to talk to, what they may see, and until when. */
  'cw-service-provider': CommonAttributes & {
    /** The service provider. */
    'provider-id'?: string
  }
  /** Who works for the team from outside: create, edit, suspend, end, delete. */
  'cw-service-providers': CommonAttributes & {

  }
  /** Writes and runs SQL in a database: drafts that are never lost, results, plans, history, kept queries, scripts. */
  'cw-sql-editor': CommonAttributes & {
    /** The database. */
    name?: string
  }
  /** One bucket: its files, its rules with a simulator, CORS, hosting and usage. */
  'cw-storage-bucket': CommonAttributes & {
    /** The bucket. */
    'bucket-id'?: string
    /** The bucket was deleted. */
    'oncw-deleted'?: (event: CustomEvent<{ bucketId: string }>) => void
  }
  /** The team of the session: its numbers, the person’s place in it, export compliance, and the person’s other teams. */
  'cw-team': CommonAttributes & {

  }
  /** Every invitation, answered or not: send again, revoke. */
  'cw-team-invitations': CommonAttributes & {

  }
  /** One member: roles, reach, and every permission with the reason why it is held. */
  'cw-team-member': CommonAttributes & {
    /** The member. */
    'member-id'?: string
  }
  /** Who is in the team: filter, invite, create sub-users, change roles and reach, remove. */
  'cw-team-members': CommonAttributes & {
    /** A member was chosen. */
    'oncw-open'?: (event: CustomEvent<{ memberId: string }>) => void
  }
  /** Accounts for tests of the team’s apps: add, edit, delete. */
  'cw-test-users': CommonAttributes & {

  }
  /** Versions for testers: by invitation, or open to everybody with the link. */
  'cw-test-versions': CommonAttributes & {
    /** The app. */
    'app-id'?: string
    /** A version was chosen. */
    'oncw-open'?: (event: CustomEvent<{ appId: string; versionId: string }>) => void
  }
  /** Everything that makes up a version: package, pictures, texts by language, countries, privacy, release. */
  'cw-version-editor': CommonAttributes & {
    /** The app. */
    'app-id'?: string
    /** The version; without it, the one that is being worked on. */
    'version-id'?: string
    /** The editor was left. */
    'oncw-done'?: (event: CustomEvent<{ appId: string; versionId: string }>) => void
  }
  /** The versions of an app, or of all apps of a team: what is live, filter, create, open, delete. */
  'cw-versions': CommonAttributes & {
    /** The app; without it, all apps of the team. */
    'app-id'?: string
    /** A version was chosen. */
    'oncw-open'?: (event: CustomEvent<{ appId: string; versionId: string }>) => void
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ConsoleWidgetTags {}
  }
}
