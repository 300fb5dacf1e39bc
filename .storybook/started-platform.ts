let started: ReturnType<typeof startPlatform> | undefined

/**
 * The platform of this page. A page of a service will need it, so there it starts with this module, which a built
 * Storybook loads before itself (`build/early-platform-plugin.ts`).
 */
export const startedPlatform = (): ReturnType<typeof startPlatform> => (started ??= startPlatform())

/**
 * Imports the dump only here: a development server makes it first, which takes a minute, and pages without a platform
 * don't wait for that.
 */
async function startPlatform() {
  const made = import('virtual:console-widgets/page-dump')
  const dump = made.then(async ({ address }) => (await fetch(address)).blob())
  const module = await import('@console-widgets/sandbox/page')
  const { time } = await made
  // A fixed time, so that a story looks the same every day.
  const clock = module.createTurnableClock(time)
  return { module, clock, page: await module.createPagePlatform({ clock, dump }) }
}

/** Whether the address of Storybook's frame names a page of a service. */
function namesService(parameters: string): boolean {
  return new URLSearchParams(parameters).get('id')?.startsWith('services-') ?? false
}

// The story that needs it shows a failure.
if (namesService(location.search)) startedPlatform().catch(() => undefined)
