import { writeFile } from 'node:fs/promises'
import { createTestClock, makePageDump } from '@console-widgets/sandbox/page'

/** Creates the database dump that platforms in pages start from: `make-page-dump.ts <file> <time>`. */
const [target, time] = process.argv.slice(2)
const dump = await makePageDump({ clock: createTestClock(Number(time)) })
await writeFile(target as string, new Uint8Array(await dump.arrayBuffer()))
