/** Worker that runs teams' statements. It starts on import. */
import '@console-widgets/platform/sql-engines/sql-worker.mjs'
