import type { StoryContext, StoryObj } from '@storybook/react-vite'
import { defineElement } from '@console-widgets/elements'
import type { TagDeclaration } from '@console-widgets/ui/tag'
import { createElement } from 'react'
import { useShownGlobals } from '../../.storybook/shown-globals.ts'
import { shows } from './look-at.ts'

/** A widget through its real tag, in the shadow root that every page gets; a story's args are its properties. */
export function asTag(
  tags: readonly TagDeclaration[],
  name: TagDeclaration['tag'],
  ...words: string[]
): Pick<StoryObj, 'render' | 'play' | 'parameters'> {
  const declaration = tags.find(({ tag }) => tag === name)
  if (!declaration) throw new Error(`No tag ${name} is declared`)
  defineElement(declaration)
  return {
    render: (properties, context) => <Tag name={name} properties={properties} context={context} />,
    play: shows(...words),
    parameters: { docs: { description: { story: `\`<${name}>\`: the same through its tag, in a shadow root.` } } },
  }
}

function Tag({ name, properties, context }: { name: string; properties: object; context: StoryContext }) {
  const { theme, language } = useShownGlobals(context)
  return createElement(name, { ...properties, console: context.loaded.console, theme, language })
}
