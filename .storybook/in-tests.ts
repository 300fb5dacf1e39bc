/** Whether stories run as tests: Storybook's plugin for Vitest defines the variable, and nothing else does. */
export const inTests = import.meta.env.VITEST_STORYBOOK !== undefined
