import { withText } from '@console-widgets/ui'
import { locales } from './text.ts'
import ReleaseCockpitView from './views/release-cockpit.tsx'
import TestVersionsView from './views/test-versions.tsx'
import VersionEditorView from './views/version-editor.tsx'
import VersionListView from './views/version-list.tsx'

export const VersionList = withText(locales, VersionListView)
export const ReleaseCockpit = withText(locales, ReleaseCockpitView)
export const VersionEditor = withText(locales, VersionEditorView)
export const TestVersions = withText(locales, TestVersionsView)

export type { ReleaseCockpitProps } from './views/release-cockpit.tsx'
export type { TestVersionsProps } from './views/test-versions.tsx'
export type { VersionEditorProps } from './views/version-editor.tsx'
export type { VersionListProps } from './views/version-list.tsx'
