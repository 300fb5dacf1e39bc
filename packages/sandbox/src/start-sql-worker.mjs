/** The worker that statements of teams run in. It starts as soon as it is imported. */
import '@console-widgets/platform/sql-engines/sql-worker.mjs'
