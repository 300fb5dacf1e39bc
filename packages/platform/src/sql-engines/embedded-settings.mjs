/**
 * Start parameters of the embedded engine for a team's database: PostgreSQL's single-user mode with little memory, and
 * without the right to change system tables.
 */
export const startParameters = [
  '--single',
  '-F',
  '-j',
  ...[
    'search_path="$user", public',
    'exit_on_error=false',
    'log_checkpoints=false',
    // Each line would be collected in an array of bytes that nobody reads: an error of 200 MB would end the process.
    'log_min_messages=panic',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'io_method=sync',
    'shared_buffers=16MB',
    'wal_buffers=256kB',
    'max_wal_size=32MB',
    'min_wal_size=2MB',
    'temp_file_limit=512MB',
  ].flatMap((setting) => ['-c', setting]),
]

/**
 * Parameters of a new database folder: small log files, since most databases are small.
 * @param {string} characterSet
 */
export const initParameters = (characterSet) => [
  '--wal-segsize=1',
  `--encoding=${characterSet}`,
  ...(characterSet === 'UTF8' ? [] : ['--locale=C']),
]
