import { escapeMarkup as escape } from '@console-widgets/core/formats'

/** What a certificate says, in the words of the interface. */
export interface CertificateText {
  /** Language of the words. */
  lang: string
  heading: string
  facts: readonly (readonly [label: string, value: string])[]
  /** Systems with their ratings. */
  ratings: readonly (readonly [system: string, level: string])[]
}

/** Writes a certificate as a page of its own, to print or to keep. */
export function writeCertificate({ lang, heading, facts, ratings }: CertificateText): string {
  const list = facts.map(([label, value]) => `<dt>${escape(label)}</dt><dd>${escape(value)}</dd>`).join('')
  const rows = ratings
    .map(([system, level]) => `<tr><th scope="row">${escape(system)}</th><td>${escape(level)}</td></tr>`)
    .join('')
  return `<!doctype html><html lang="${escape(lang)}"><head><meta charset="utf-8"><title>${escape(heading)}</title><style>${style}</style></head><body><h1>${escape(heading)}</h1><dl>${list}</dl><table>${rows}</table></body></html>`
}

const style =
  'body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:16px/1.6 system-ui,sans-serif}h1{font-size:1.5rem}dt{color:#555}dd{margin:0 0 .5rem}table{border-collapse:collapse}th,td{padding:.25rem 2rem .25rem 0;border-top:1px solid #ccc;text-align:start}@page{margin:2cm}'
