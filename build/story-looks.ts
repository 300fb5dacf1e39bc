import { type ESTree, parseSync } from 'vite'

/** Parts of `stories/services/looks.ts` that only change the look of a story, not its content. */
const lookParts = ['inDark', 'inRussian', 'inChinese', 'narrow']

/** A story as parsed from a file's text. */
interface WrittenStory {
  name: string
  /** Position of its object. */
  start: number
  isLook: boolean
  /** Story that it extends with nothing but a look and a `play`. */
  origin: string | undefined
  /** Everything that it is composed of, except its look and its `play`. */
  mount: string
}

/**
 * Combines stories that differ only in their look, such as dark or in Russian, into one test: they have no test of
 * their own, and the story that they are a look of receives them in its parameter `looks`. Undefined if a file has no
 * such stories.
 */
export function joinLooks(code: string): string | undefined {
  const { program } = parseSync('stories.tsx', code)
  const meta = program.body.find((node) => node.type === 'ExportDefaultDeclaration')?.declaration
  if (meta?.type !== 'Identifier') return undefined
  const stories = program.body.flatMap((node) => writtenStory(node, code))
  const looks = stories.flatMap((look) => {
    const shown = look.isLook && originOf(look, stories)
    return shown ? [{ ...look, shown: shown.name }] : []
  })
  if (looks.length === 0) return undefined
  const marked = looks.toReversed().reduce(
    // Storybook's own parser decides which stories are tests.
    (text, { start }) => `${text.slice(0, start + 1)} tags: ['!test'],${text.slice(start + 1)}`,
    code,
  )
  return `${marked}\n${looks.map(({ name, shown }) => addLook(shown, name, meta.name)).join('\n')}\n`
}

function addLook(shown: string, name: string, meta: string): string {
  const look = `{ name: '${name}', globals: ${name}.globals, play: ${name}.play ?? ${meta}.play }`
  return `${shown}.parameters = { ...${shown}.parameters, looks: [...(${shown}.parameters?.looks ?? []), ${look}] }`
}

/** Story that a look belongs to: the one that it names, otherwise the first composed of the same parts. */
function originOf(look: WrittenStory, stories: readonly WrittenStory[]): WrittenStory | undefined {
  const others = stories.filter(({ isLook }) => !isLook)
  return others.find(({ name }) => name === look.origin) ?? others.find(({ mount }) => mount === look.mount)
}

/** `export const Name: Story = { … }`. */
function writtenStory(node: ESTree.Program['body'][number], code: string): WrittenStory[] {
  if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return []
  const [declarator] = node.declaration.declarations
  if (declarator?.id.type !== 'Identifier' || declarator.init?.type !== 'ObjectExpression') return []
  const { start, properties } = declarator.init
  const made = properties.filter((property) => !isPlay(property))
  const rest = made.filter((property) => !lookParts.includes(spreadName(property) ?? ''))
  return [
    {
      name: declarator.id.name,
      start,
      isLook: rest.length === made.length - 1,
      origin: rest.length === 1 && rest[0] ? spreadName(rest[0]) : undefined,
      mount: rest.map((property) => code.slice(property.start, property.end)).join(),
    },
  ]
}

type Property = ESTree.ObjectExpression['properties'][number]

const isPlay = (property: Property) =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'play'

const spreadName = (property: Property) =>
  property.type === 'SpreadElement' && property.argument.type === 'Identifier' ? property.argument.name : undefined
