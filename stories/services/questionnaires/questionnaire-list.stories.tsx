import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuestionnaireList } from '@console-widgets/questionnaires'
import { calls } from '@console-widgets/questionnaires/contract'
import { tags } from '@console-widgets/questionnaires/element'
import { demoVisitor, onlyLooking } from '../looks.ts'
import { storiesOfList } from '../stories-of-list.ts'

/** The questionnaires of a team: filter, create, import, copy, delete. */
export default { title: 'Services/Questionnaires/QuestionnaireList', component: QuestionnaireList } satisfies Meta

const list = storiesOfList({
  tags,
  call: 'questionnaires.questionnaire.list',
  field: 'title',
  record: 'First questionnaire',
  empty: 'No questionnaires yet',
  acts: ['Create questionnaire'],
  prepare: ({ invoke }) =>
    invoke(calls['questionnaires.questionnaire.create'], { title: 'First questionnaire', languages: ['en'] }),
})

export const Filled = list.Filled
export const FirstUse = list.FirstUse
export const NoMatch = list.NoMatch
export const Unavailable = list.Unavailable
// The demo team has questionnaires.
export const OnlyLooking: StoryObj = { ...onlyLooking('How do you like Northwind Maps?', 'Create questionnaire') }
export const DemoVisitor: StoryObj = { ...demoVisitor('How do you like Northwind Maps?', 'Create questionnaire') }
export const AsTag = list.AsTag
export const Dark = list.Dark
export const Russian = list.Russian
export const Chinese = list.Chinese
export const Narrow = list.Narrow
