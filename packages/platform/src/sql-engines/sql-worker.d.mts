/**
 * The file that a worker thread runs. Whoever bundles the platform names it for a worker; there is nothing to import of
 * it.
 */
export {}
