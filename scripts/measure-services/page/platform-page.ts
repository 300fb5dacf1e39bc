import { createPagePlatform, createTestClock, implementations } from '@console-widgets/sandbox/page'
import { address, time } from 'virtual:console-widgets/page-dump'

/** Runs in a page: starts the platform from its dump, and tells how many areas it answers. */
const dump = fetch(address).then((answer) => answer.blob())
await createPagePlatform({ dump, clock: createTestClock(time) })
document.body.dataset.areas = String(implementations.length)
