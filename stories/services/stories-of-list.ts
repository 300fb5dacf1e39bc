import type { StoryObj } from '@storybook/react-vite'
import type { TagDeclaration } from '@console-widgets/ui/tag'
import type { StoryOnPlatform } from '../../.storybook/platform-loader.ts'
import { asTag } from './as-tag.tsx'
import { shows } from './look-at.ts'
import { demoVisitor, failing, firstUse, inChinese, inDark, inRussian, narrow, noMatch, onlyLooking } from './looks.ts'

/** The parts of a list's stories that differ between lists. */
export interface ListStories {
  tags: readonly TagDeclaration[]
  /** The list's tag. Default: the service's only one. */
  tag?: TagDeclaration['tag']
  /** ID of the list call, or its prefix: it fails in the story without a platform. */
  call: string
  /** A text field to filter by. */
  field: string
  /** Texts of a record. */
  record: string
  /** Texts of further records that the filled list shows. */
  shown?: readonly string[]
  /** Text of the empty list on first use. */
  empty: string
  /** Actions that require a permission to change the list. */
  acts: readonly string[]
  /** Whether the empty list offers the first of these actions. Default true. */
  offers?: boolean
  /** Creates the records, where the demo team has none. */
  prepare?: StoryOnPlatform['prepare']
  /** Texts that other languages show next to the record's. */
  words?: { ru: string; cn: string }
}

/**
 * The stories that every plain list has, each on the platform and with its own check. The list's file exports each by a
 * line of its own, since the names of stories are read from the text of a file.
 */
export function storiesOfList({
  record,
  shown = [],
  empty,
  acts,
  offers = true,
  prepare,
  words,
  ...list
}: ListStories) {
  const platform: StoryOnPlatform = prepare ? { prepare } : {}
  // `prepare` creates its records as a user with the permission; other users see a team without any.
  const seen = prepare ? empty : record
  const first = acts.slice(0, offers ? 1 : 0)
  const filled: StoryObj = { parameters: { platform }, play: shows(record, ...shown) }
  const onPlatform = (story: StoryObj): StoryObj => ({ ...story, parameters: { platform, ...story.parameters } })
  const inWords = (word: string | undefined) => ({ play: word === undefined ? filled.play : shows(record, word) })
  return {
    Filled: filled,
    FirstUse: firstUse(empty, ...first),
    NoMatch: onPlatform(noMatch(list.field)),
    Unavailable: failing(list.call),
    OnlyLooking: onlyLooking(seen, ...acts),
    DemoVisitor: demoVisitor(seen, ...acts),
    AsTag: onPlatform(asTag(list.tags, list.tag ?? list.tags[0]!.tag, record)),
    Dark: { ...filled, ...inDark },
    Russian: { ...filled, ...inRussian, ...inWords(words?.ru) },
    Chinese: { ...filled, ...inChinese, ...inWords(words?.cn) },
    Narrow: { ...filled, ...narrow },
  } satisfies Record<string, StoryObj>
}
