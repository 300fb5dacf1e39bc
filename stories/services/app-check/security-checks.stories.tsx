import type { Meta } from '@storybook/react-vite'
import { SecurityChecks } from '@console-widgets/app-check'
import { tags } from '@console-widgets/app-check/element'
import { storiesOfList } from '../stories-of-list.ts'

/** The checks of all apps of a team, with their security findings. */
export default { title: 'Services/App check/SecurityChecks', component: SecurityChecks } satisfies Meta

const list = storiesOfList({
  tags,
  tag: 'cw-security-checks',
  call: 'app-check.security-detect-task.list',
  field: 'appName',
  record: 'Northwind Weather',
  empty: 'No security checks yet',
  acts: [],
})

export const Filled = list.Filled
export const FirstUse = list.FirstUse
export const NoMatch = list.NoMatch
export const Unavailable = list.Unavailable
export const OnlyLooking = list.OnlyLooking
export const AsTag = list.AsTag
export const Dark = list.Dark
export const Russian = list.Russian
export const Chinese = list.Chinese
export const Narrow = list.Narrow
