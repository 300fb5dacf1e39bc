/**
 * Content policy of the console's own pages, without the pages that may frame them: scripts come from files of this
 * origin only, and no injected markup can load a plugin, redirect relative addresses, or send a form elsewhere.
 */
export const pagePolicy = "script-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'"
