/** Entry file of a worker thread. Bundles of the platform list it as a worker; it exports nothing. */
export {}
