import { openNodePlatform } from '@console-widgets/sandbox/node'

/** `start-platform.ts <folder>`: starts the platform on a folder, tells what that took, and stops it. */
const [folder] = process.argv.slice(2)
const started = performance.now()
const before = process.cpuUsage()
const platform = await openNodePlatform({ folder: folder as string, publicOrigin: 'http://localhost' })
const milliseconds = performance.now() - started
// Since the process began: what it loads, and the start itself.
const ready = performance.now()
const { user, system } = process.cpuUsage(before)
const memory = process.memoryUsage().rss
await platform.close()
console.log(JSON.stringify({ milliseconds, ready, processorMilliseconds: (user + system) / 1000, memory }))
