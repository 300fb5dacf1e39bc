/**
 * The embedded engine runs in PostgreSQL's single-user mode, where the session always belongs to the superuser:
 * `set session authorization` drops the rights, and any SQL can regain them. So this module sets the authenticated
 * user in the engine's own memory to the account, as a login on a server would. From then on, PostgreSQL itself
 * rejects every way back.
 *
 * The location in memory is found by its effect, not by an offset of one build. A session is handed out only after an
 * attempt to regain the rights has been rejected.
 */

/**
 * @typedef {object} Engine
 * @property {(sql: string) => Promise<unknown>} exec
 * @property {(sql: string) => Promise<{ rows: any[] }>} query
 * @property {{ HEAPU8: Uint8Array }} Module
 */

/** OID of the bootstrap superuser, the same in every PostgreSQL. */
const superuserId = 10
/** Static data is below this address. */
const searched = 16 * 1024 * 1024
/** Distance in words from the session user within which the authenticated user must be. */
const nearby = 32

/** @param {Engine} engine */
const words = (engine) => new Uint32Array(engine.Module.HEAPU8.buffer, 0, searched / 4)

/** @param {string} name */
const quote = (name) => `"${name.replaceAll('"', '""')}"`

/**
 * Finds the words of memory that may contain the authenticated user.
 * @param {Engine} engine with a superuser session
 * @param {readonly [string, string]} roles any two roles
 * @returns {Promise<number[]>}
 */
async function findPlaces(engine, roles) {
  /** @type {number[]} */
  let sessions = []
  for (const [turn, role] of roles.entries()) {
    const id = await idOf(engine, role)
    await engine.exec(`set session authorization ${quote(role)}`)
    const memory = words(engine)
    // The session, outer, and current user are adjacent.
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
 * Binds an engine to accounts and takes it back.
 * @param {Engine} engine
 */
export function createBinding(engine) {
  /** @type {number | undefined} */
  let place
  /** @type {number[] | undefined} */
  let candidates

  return {
    /**
     * Ends the current session, if any, and takes the engine back.
     * @returns {Promise<void>}
     */
    async release() {
      // Roll back while the account's rights apply: triggers at the end of the transaction must not run with others.
      await engine.exec('rollback').catch(() => {})
      if (place !== undefined) words(engine)[place] = superuserId
      await engine.exec('set session authorization postgres')
      await engine.exec('discard all')
      await engine.exec('set session authorization postgres')
    },
    /**
     * Binds the engine to a role, whose rights all further SQL has.
     * @param {string} role
     * @param {readonly [string, string]} others two roles to locate the word with
     * @returns {Promise<void>}
     * @throws Error if the role could escalate; then nothing must run
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
