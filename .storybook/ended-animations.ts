/**
 * Resolves when everything within tags that fades or moves has arrived: axe would judge colors on their way. Storybook
 * pauses animations by a style sheet of the page, which doesn't reach into their shadow roots. What never ends, such as
 * a spinner, isn't waited for.
 */
export async function endedAnimations(canvas: HTMLElement): Promise<void> {
  const roots = [...canvas.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const running = roots
    .flatMap((root) => root.getAnimations())
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
  await Promise.allSettled(running.map(({ finished }) => finished))
}
