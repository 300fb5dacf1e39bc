import type { RunOptions } from 'axe-core'
import type { StoryContext } from '@storybook/react-vite'

/** Rules about colors. They take longer than all others together: each compares every text with what is behind it. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Axe options for a look of a story that axe checks as a whole as well. A theme changes colors and nothing else, a
 * language everything but colors. A width changes both.
 *
 * @param globals what the look sets
 */
export function axeOptionsOf(globals: StoryContext['globals']): RunOptions {
  const set = Object.keys(globals)
  if (set.every((name) => name === 'theme')) return { runOnly: colorRules }
  if (set.every((name) => name === 'language'))
    return { rules: Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }])) }
  return {}
}
