import { withText } from '@console-widgets/ui'
import { locales } from './text.ts'
import MemberListView from './views/member-list.tsx'

export const MemberList = withText(locales, MemberListView)
