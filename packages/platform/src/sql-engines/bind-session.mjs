/**
 * The embedded engine runs in PostgreSQL's single-user mode, in which whoever started it is the superuser for good:
 * `set session authorization` steps down, and any SQL can step up again. So the engine is told in its own memory that
 * the account is who signed in, as a login on a server would. From then on PostgreSQL itself refuses every way back.
 *
 * The place in memory is found by what it does, not by a number of one build, and a session is handed out only once
 * the way back has been tried and was refused.
 */

/**
 * @typedef {object} Engine
 * @property {(sql: string) => Promise<unknown>} exec
 * @property {(sql: string) => Promise<{ rows: any[] }>} query
 * @property {{ HEAPU8: Uint8Array }} Module
 */

/** The bootstrap superuser's id, in every PostgreSQL. */
const superuserId = 10
/** Static data lies below this. */
const searched = 16 * 1024 * 1024
/** Words around the session's user within which the authenticated user must be. */
const nearby = 32

/** @param {Engine} engine */
const words = (engine) => new Uint32Array(engine.Module.HEAPU8.buffer, 0, searched / 4)

/** @param {string} name */
const quote = (name) => `"${name.replaceAll('"', '""')}"`

/**
 * Finds the words in which the engine may keep who signed in.
 * @param {Engine} engine of which the superuser has the session
 * @param {readonly [string, string]} roles any two
 * @returns {Promise<number[]>}
 */
async function findPlaces(engine, roles) {
  /** @type {number[]} */
  let sessions = []
  for (const [turn, role] of roles.entries()) {
    const id = await idOf(engine, role)
    await engine.exec(`set session authorization ${quote(role)}`)
    const memory = words(engine)
    // The session's user, the outer and the current one stand together.
    const isSession = (/** @type {number} */ at) => memory[at] === id && memory[at + 1] === id && memory[at + 2] === id
    if (turn > 0) sessions = sessions.filter(isSession)
    else for (let at = 0; at < memory.length - 2; at++) if (isSession(at)) sessions.push(at)
  }
  await engine.exec('set session authorization postgres')
  const memory = words(engine)
  return sessions.flatMap((at) =>
    Array.from({ length: nearby * 2 }, (_, index) => at - nearby + index).filter(
      (place) => (place < at || place > at + 2) && memory[place] === superuserId,
    ),
  )
}

/**
 * @param {Engine} engine
 * @param {string} role
 * @returns {Promise<number>}
 */
async function idOf(engine, role) {
  const { rows } = await engine.query(
    `select oid::int as id from pg_catalog.pg_roles where rolname = '${role.replaceAll("'", "''")}'`,
  )
  if (!rows[0]) throw new Error(`There is no role ${role}`)
  return rows[0].id
}

/**
 * @param {Engine} engine
 * @param {string} role
 */
async function cannotStepUp(engine, role) {
  for (const way of [
    'set session authorization postgres',
    "select pg_catalog.set_config('session_authorization', 'postgres', false)",
    'set role postgres',
    "do $$ begin execute 'set session authorization postgres'; end $$",
  ]) {
    const refused = await engine.exec(way).then(
      () => false,
      (/** @type {{ code?: string }} */ error) => error.code === '42501',
    )
    if (!refused) return false
  }
  const { rows } = await engine.query(
    "select session_user::text as session, current_user::text as role, pg_catalog.current_setting('is_superuser') as super",
  )
  return rows[0].session === role && rows[0].role === role && rows[0].super === 'off'
}

/**
 * Gives an engine to accounts and takes it back.
 * @param {Engine} engine
 */
export function createBinding(engine) {
  /** @type {number | undefined} */
  let place
  /** @type {number[] | undefined} */
  let candidates

  return {
    /**
     * Ends whatever session there is and takes the engine back.
     * @returns {Promise<void>}
     */
    async release() {
      // Still with the account's rights: what ends with its transaction must not run with others.
      await engine.exec('rollback').catch(() => {})
      if (place !== undefined) words(engine)[place] = superuserId
      await engine.exec('set session authorization postgres')
      await engine.exec('discard all')
      await engine.exec('set session authorization postgres')
    },
    /**
     * Gives the engine to a role, of which any SQL that follows has the rights.
     * @param {string} role
     * @param {readonly [string, string]} others two roles to tell the place by
     * @returns {Promise<void>}
     * @throws Error when the role could step up; then nothing may run
     */
    async bind(role, others) {
      const id = await idOf(engine, role)
      candidates ??= await findPlaces(engine, others)
      await engine.exec(`set session authorization ${quote(role)}`)
      for (const candidate of place === undefined ? candidates : [place]) {
        words(engine)[candidate] = id
        if (await cannotStepUp(engine, role)) {
          place = candidate
          return
        }
        words(engine)[candidate] = superuserId
        await engine.exec(`set session authorization ${quote(role)}`)
      }
      throw new Error('The embedded engine could not be bound to the rights of an account')
    },
  }
}
