import { withText } from '@console-widgets/ui'
import { groupsLocales, locales } from './generated/locales.ts'
import GroupDetailView from './views/group-detail.tsx'
import GroupListView from './views/group-list.tsx'
import OpenTestListView from './views/open-test-list.tsx'
import OpenTestPageView from './views/open-test-page.tsx'
import TestCalendarView from './views/test-calendar.tsx'
import TestTestersView from './views/test-testers.tsx'

export type { GroupDetailProps } from './views/group-detail.tsx'
export type { OpenTestPageProps } from './views/open-test-page.tsx'
export type { TestTestersProps } from './views/test-testers.tsx'

/** A group of testers: how far each is and why they stand still, its tests, and its links. */
export const GroupDetail = withText(groupsLocales, GroupDetailView)
/** The groups of testers of a team. */
export const GroupList = withText(groupsLocales, GroupListView)
/** The tests of a team, running and over. */
export const OpenTestList = withText(locales, OpenTestListView)
/** A test for the people with its link, signed in or not. */
export const OpenTestPage = withText(locales, OpenTestPageView)
/** When the tests of a team run, and when the team is reminded of their end, by month. */
export const TestCalendar = withText(locales, TestCalendarView)
/** The link or the groups of a test, how many people are in it, who they are, and what they say. */
export const TestTesters = withText(locales, TestTestersView)
