import { withText } from '@console-widgets/ui'
import { locales } from './generated/locales.ts'
import AppAvailabilityView from './views/app-availability.tsx'
import ReleaseCockpitView from './views/release-cockpit.tsx'
import TestVersionsView from './views/test-versions.tsx'
import { PreviewedEditor } from './views/version-editor.tsx'
import VersionListView from './views/version-list.tsx'

export type { AppAvailabilityProps } from './views/app-availability.tsx'
export type { ReleaseCockpitProps } from './views/release-cockpit.tsx'
export type { TextsPreview, TypedTexts } from './views/section-props.ts'
export type { TestVersionsProps } from './views/test-versions.tsx'
export type { PreviewedEditorProps as VersionEditorProps } from './views/version-editor.tsx'
export type { VersionListProps } from './views/version-list.tsx'

/** Where an app is available, and why it isn't elsewhere. */
export const AppAvailability = withText(locales, AppAvailabilityView)
/** A version on its way to its users: checks, review, schedule, phases, history, and rollback. */
export const ReleaseCockpit = withText(locales, ReleaseCockpitView)
/** Versions for testers. */
export const TestVersions = withText(locales, TestVersionsView)
/** Editor of a version, which can show the store page beside its texts. */
export const VersionEditor = withText(locales, PreviewedEditor)
/** Versions of an app, or of all apps of the team. */
export const VersionList = withText(locales, VersionListView)
