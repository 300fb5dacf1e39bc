import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProjectChoicesFailure } from '@console-widgets/projects'
import { failing } from '../looks.ts'

/** Beside what offers the projects of a team: a notice if they can’t be read. */
const meta: Meta<typeof ProjectChoicesFailure> = {
  title: 'Services/Projects/ProjectChoicesFailure',
  component: ProjectChoicesFailure,
  parameters: { platform: {} },
}

export default meta
type Story = StoryObj<typeof ProjectChoicesFailure>

export const Unavailable: Story = { ...failing('projects.project.list') }
