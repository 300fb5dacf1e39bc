import * as v from 'valibot'
import type { AnyCall } from '@console-widgets/contract'
import { demoTeamId, type Platform, type PlatformOptions } from '@console-widgets/sandbox'
import { createTestPlatform } from '@console-widgets/sandbox/testing/test-platform'
import { startHolder, startOutsider, startPerson, type Person } from './cast.ts'
import type { DeclaredCall } from './declared-calls.ts'
import { requestOf, type Carrying } from './requests.ts'
import { idsIn, rowsOfTeam, type TeamRow } from './rows.ts'
import { shapeOf } from './schema.ts'
import { validInput, type KnownIds } from './valid-input.ts'

/** A response of the platform. */
export interface Answered {
  status: number
  text: string
  reason: string | undefined
  issues: readonly { field: string; message: string }[]
}

/** A platform with the demo team, its account holder, and the account holder of another team. */
export interface Stage {
  platform: Platform
  holder: Person
  outsider: Person
  /** Data of the demo team when the stage was created. */
  demoRows: readonly TeamRow[]
  /** Ids of the demo team. */
  ids: KnownIds
  send(call: AnyCall, input: unknown, carrying?: Carrying): Promise<Answered>
  /** Returns a valid input for a call, with the demo team's ids. */
  valid(declared: DeclaredCall, full?: boolean): Record<string, unknown>
  /**
   * A member with all permissions in the demo team. The account service's calls end the session, so they get a new one
   * each time.
   */
  holderFor(call: AnyCall): Promise<Person>
  close(): Promise<void>
}

export type StageOptions = Pick<Partial<PlatformOptions>, 'openSqlEngine' | 'membersEditDemoProjects'>

/**
 * Creating a stage only costs restoring the rows that the previous one in this process has changed, in the same
 * database.
 */
export async function createStage(options: StageOptions = {}): Promise<Stage> {
  // The suites are about the permissions of roles: the lock of demo projects has its own test.
  const { platform, close } = await createTestPlatform({ membersEditDemoProjects: true, ...options })
  await platform.wake()
  demoTeam ??= await readDemoTeam(platform)
  const { rows, ids } = demoTeam
  const holder = await startHolder(platform)
  let fresh = 0
  return {
    platform,
    holder,
    outsider: await startOutsider(platform),
    demoRows: rows,
    ids,
    send: async (call, input, carrying) => read(await platform.fetch(requestOf(call, input, carrying))),
    valid: ({ input }, full = false) =>
      input ? (validInput(shapeOf(input), ids, full) as Record<string, unknown>) : {},
    holderFor: async (call) =>
      call.tenant === 'accounts'
        ? startPerson(platform, { teamId: demoTeamId, role: 'holder', name: `holder-${++fresh}` })
        : holder,
    close,
  }
}

/** The demo team's data at the start of every stage of this process, prepared once per run. */
let demoTeam: { rows: readonly TeamRow[]; ids: KnownIds } | undefined

async function readDemoTeam(platform: Platform) {
  const rows = await rowsOfTeam(platform.services.database, demoTeamId)
  return { rows, ids: idsIn(rows) }
}

async function read(response: Response): Promise<Answered> {
  const text = await response.text()
  const body = response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as Partial<Answered>) : {}
  return { status: response.status, text, reason: body.reason, issues: body.issues ?? [] }
}

export function accepts(schema: v.GenericSchema, input: unknown): boolean {
  return v.safeParse(schema, input).success
}
