import { address, time } from 'virtual:console-widgets/page-dump'

let started: ReturnType<typeof startPlatform> | undefined

/**
 * The platform of this page. A page of a service will need it, so there it starts with this module, which a built
 * Storybook loads before itself (`build/early-platform-plugin.ts`).
 */
export const startedPlatform = (): ReturnType<typeof startPlatform> => (started ??= startPlatform())

async function startPlatform() {
  const dump = fetch(address).then((answer) => answer.blob())
  const module = await import('@console-widgets/sandbox/page')
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
